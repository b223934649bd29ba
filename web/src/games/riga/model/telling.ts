// What is said of a seat to whoever listens.

import { say } from "../../../speech/speech.svelte";
import type { Table } from "./types";
import { GOODS } from "./things";
import { count, earned, ownsOf, standing, surveyOf, viewOf } from "./view";

/** Return a list in words, or that there is nothing. */
export const listed = (names: string[]): string => names.join(", ") || say("riga-nothing");

/** Return everything that is known of a seat. */
export function tellSeat(table: Table, seat: number): string {
  const view = viewOf(table.shown!);
  const words = table.words!;
  const goods = view.goods[seat]!;
  const people = surveyOf(table.shown!).seats[seat]!;
  const unknown = [
    { message: "riga-unknown-goods", count: (view.held[seat] ?? 0) - count(goods) },
    { message: "riga-unknown-buildings", count: (view.cards[seat] ?? 0) - (view.hand[seat] ?? []).length },
  ];
  const hand = [
    ...GOODS.filter(({ name }) => goods[name] > 0).map(({ name }) => `${goods[name]} ${words.name(name)}`),
    ...(view.hand[seat] ?? []).map((card) => words.name(card)),
    ...unknown.filter((each) => each.count > 0).map((each) => say(each.message, { count: each.count })),
  ];
  const built = [...(view.built[seat] ?? []), ...(view.own[seat] ?? [])];
  const stands = built.map(
    (card) => `${words.name(card)} (${say(`riga-stands-${standing(table, table.shown!, seat, card)}`)})`,
  );
  const unbuilt = ownsOf(table.shown!).filter(({ name }) => !view.own[seat]?.includes(name));
  const left = unbuilt.map(({ name }) => words.name(name));
  return say("riga-seat", {
    name: table.names[seat] ?? "",
    points: earned(table.shown!, seat),
    total: table.shown!.scores[seat]?.["total"] ?? 0,
    hand: listed(hand),
    built: listed(stands),
    knights: people.knights,
    merchants: people.merchants,
    unbuilt: left.length,
    left: left.join(", "),
  });
}
