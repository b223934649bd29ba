// What Riga is played with: cities, goods and buildings, with their signs. Figures, the edition says.

import danzig from "../../../art/drawings/riga/danzig.svg?raw";
import riga from "../../../art/drawings/riga/riga.svg?raw";
import stockholm from "../../../art/drawings/riga/stockholm.svg?raw";
import tallinn from "../../../art/drawings/riga/tallinn.svg?raw";
import visby from "../../../art/drawings/riga/visby.svg?raw";

export type Good = "cloth" | "glass" | "wine" | "grain";
export type Port = "danzig" | "visby" | "tallinn" | "stockholm";
export type City = Port | "riga";
export type Thing = Good | "post" | "bank" | "tavern" | "exchange";
export type Own = "monastery" | "school" | "storehouse" | "exchange";

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

/** When a function works: once, always, or at the end. */
export type Works = "once" | "always" | "end";

export interface Kind {
  name: string;
  sign: string;
  works: Works;
  thing?: Thing; // what it is called when it pays
  verb?: string; // what using it is called
}

export const KINDS: Kind[] = [
  { name: "trading-post", sign: "warehouse", works: "once", thing: "post" },
  { name: "treasury", sign: "open-treasure-chest", works: "once", verb: "treasury" },
  { name: "crane", sign: "crane", works: "once" },
  { name: "building-yard", sign: "hammer-nails", works: "once", verb: "yard" },
  { name: "manufactory", sign: "spinning-wheel", works: "always" },
  { name: "market-hall", sign: "shop", works: "always" },
  { name: "bank", sign: "strongbox", works: "once", thing: "bank" },
  { name: "tavern", sign: "beer-stein", works: "once", thing: "tavern" },
  { name: "archive", sign: "scroll-quill", works: "end" },
  { name: "lodge", sign: "round-table", works: "end" },
  { name: "fortress", sign: "locked-fortress", works: "always" },
  { name: "guild-house", sign: "family-house", works: "always" },
];

export const OWNS: (Kind & { name: Own })[] = [
  { name: "monastery", sign: "church", works: "once", verb: "monastery" },
  { name: "school", sign: "open-book", works: "always" },
  { name: "storehouse", sign: "cellar-barrels", works: "always" },
  { name: "exchange", sign: "scales", works: "once", thing: "exchange", verb: "charge" },
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
