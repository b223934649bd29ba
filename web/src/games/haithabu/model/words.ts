// Things of Haithabu in words, for names that say all.

import { say } from "../../../speech/speech.svelte";
import type { Words } from "../../../speech/words";
import type { Table } from "./types";
import { GOODS } from "./things";
import type { Incident, Order } from "./types";
import { NONE, orderOf, type Goods } from "./view";

/** Return goods as a list: "2 mead, 1 spice". */
export function goodsInWords(table: Table, goods: Partial<Goods> | undefined): string {
  const told = GOODS.filter(({ name }) => goods?.[name]).map(({ name }) =>
    table.words!.say("table-count", { count: goods![name]!, good: table.words!.name(name) }),
  );
  return told.join(", ") || say("haithabu-nothing");
}

/** Return names as a list. */
export function namesInWords(table: Table, names: string[]): string {
  return (
    names
      .filter((name) => name !== NONE)
      .map((name) => table.words!.name(name))
      .join(", ") || say("haithabu-nothing")
  );
}

/** Return an order with all it wants and brings. */
export function orderInWords(table: Table, name: Order): string {
  const { goods, points, silver } = orderOf(table.info!, name);
  return say("haithabu-order", { goods: goodsInWords(table, goods), points, silver });
}

/** Return a name with a capital letter, as it stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an event of the night does, as the rules say it; its number is on the die. */
export const doesOf = (words: Words, incident: Incident): string => words.say(`card-${incident}`).replace(/^\d: /, "");
