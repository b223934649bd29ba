// What Riga is played with: cities, goods and buildings, with their signs. Figures, the edition says.

import danzig from "../../../art/drawings/riga/danzig.svg?raw";
import riga from "../../../art/drawings/riga/riga.svg?raw";
import stockholm from "../../../art/drawings/riga/stockholm.svg?raw";
import tallinn from "../../../art/drawings/riga/tallinn.svg?raw";
import visby from "../../../art/drawings/riga/visby.svg?raw";
import type { City, Good, Kind as KindName, Own, Port, Thing, Verb } from "./types";

export type { City, Good, Own, Port, Thing } from "./types";

export const GOODS: { name: Good; sign: string }[] = [
  { name: "cloth", sign: "rolled-cloth" },
  { name: "glass", sign: "own-glass" },
  { name: "wine", sign: "grapes" },
  { name: "grain", sign: "wheat" },
];

export const PORTS: { name: Port; sign: string; scene: string }[] = [
  { name: "danzig", sign: "jerusalem-cross", scene: danzig },
  { name: "visby", sign: "sheep", scene: visby },
  { name: "tallinn", sign: "lion", scene: tallinn },
  { name: "stockholm", sign: "crown", scene: stockholm },
];
export const CITIES: { name: City; sign: string; scene: string }[] = [
  ...PORTS,
  { name: "riga", sign: "key", scene: riga },
];

export interface Kind {
  name: KindName | Own;
  sign: string;
  thing?: Thing; // what it is called when it pays
  verb?: Verb; // what using it is called
}

export const KINDS: Kind[] = [
  { name: "trading-post", sign: "warehouse", thing: "post" },
  { name: "treasury", sign: "open-treasure-chest", verb: "treasury" },
  { name: "crane", sign: "crane" },
  { name: "building-yard", sign: "hammer-nails", verb: "yard" },
  { name: "manufactory", sign: "spinning-wheel" },
  { name: "market-hall", sign: "shop" },
  { name: "bank", sign: "strongbox", thing: "bank" },
  { name: "tavern", sign: "beer-stein", thing: "tavern" },
  { name: "archive", sign: "scroll-quill" },
  { name: "lodge", sign: "round-table" },
  { name: "fortress", sign: "locked-fortress" },
  { name: "guild-house", sign: "family-house" },
];

export const OWNS: (Kind & { name: Own })[] = [
  { name: "monastery", sign: "church", verb: "monastery" },
  { name: "school", sign: "open-book" },
  { name: "storehouse", sign: "cellar-barrels" },
  { name: "exchange", sign: "scales", thing: "exchange", verb: "charge" },
];

export interface Building {
  card: string; // city and kind, as actions name it
  city: (typeof CITIES)[number];
  kind: Kind;
}

/** Return a building by its name, be it a card or one of the Riga buildings. */
export function buildingOf(card: string): Building {
  const own = OWNS.find(({ name }) => card === name || card.startsWith(`${name}-`));
  if (own) return { card, city: CITIES[4]!, kind: own };
  const dash = card.indexOf("-");
  const city = CITIES.find(({ name }) => name === card.slice(0, dash))!;
  return { card, city, kind: KINDS.find(({ name }) => name === card.slice(dash + 1))! };
}

export const goodSign = (good: Good): string => GOODS.find(({ name }) => name === good)!.sign;

/** Return the sign of whatever can pay. */
export function thingSign(thing: Thing): string {
  const good = GOODS.find(({ name }) => name === thing);
  return good?.sign ?? [...KINDS, ...OWNS].find((kind) => kind.thing === thing)!.sign;
}
