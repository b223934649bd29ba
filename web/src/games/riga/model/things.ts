// What Riga is played with: cities, goods and buildings, with their signs. Figures, the edition says.

import danzig from "../../../art/drawings/riga/danzig.svg?raw";
import riga from "../../../art/drawings/riga/riga.svg?raw";
import stockholm from "../../../art/drawings/riga/stockholm.svg?raw";
import tallinn from "../../../art/drawings/riga/tallinn.svg?raw";
import visby from "../../../art/drawings/riga/visby.svg?raw";
import type { GameInfo } from "../../../wire";
import { valueOf, type City, type Good, type Kind as KindName, type Own, type Port } from "./types";
import type { Thing, Verb } from "./types";

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

/** A part of what the face of a building shows of its function. */
export type Mark =
  | { sign: string; of?: "knight" | "merchant" }
  | { figure: number | string }
  | { text: string; small?: boolean }
  | { word: string } // said in the language of the page
  | { good: Good };

export interface Kind {
  name: KindName | Own;
  sign: string;
  thing?: Thing; // what it is called when it pays
  verb?: Verb; // what using it is called
  face?: (info: GameInfo, good: Good | null) => Mark[];
  seal?: (info: GameInfo) => string; // in place of its points
  ways?: { card: string; sign: string }[]; // to build it, if there are several
}

const KNIGHT: Mark = { sign: "templar-shield", of: "knight" };
const MERCHANT: Mark = { sign: "shiny-purse", of: "merchant" };
const COINS: Mark = { sign: "two-coins" };
const figure = (info: GameInfo, name: string): Mark => ({ figure: info.figures[name] ?? 0 });

export const KINDS: Kind[] = [
  { name: "trading-post", sign: "warehouse", thing: "post", face: (info) => [figure(info, "post"), COINS] },
  {
    name: "treasury",
    sign: "open-treasure-chest",
    verb: "treasury",
    face: (info) => [{ text: `${valueOf(info, "draws")[0]}→1` }, { sign: "swap-bag" }],
  },
  { name: "crane", sign: "crane", face: () => [{ word: "riga-fn-half" }] },
  {
    name: "building-yard",
    sign: "hammer-nails",
    verb: "yard",
    face: (info) => [{ text: `${valueOf(info, "draws")[1]}→1` }, { sign: "family-house" }],
  },
  { name: "manufactory", sign: "spinning-wheel", face: (_, good) => (good ? [{ good }, { figure: "+1" }] : []) },
  { name: "market-hall", sign: "shop", face: (_, good) => (good ? [{ good }, { sign: "check-mark" }] : []) },
  {
    name: "bank",
    sign: "strongbox",
    thing: "bank",
    face: (info) => [figure(info, "purse"), COINS, { text: "/" }, MERCHANT],
  },
  {
    name: "tavern",
    sign: "beer-stein",
    thing: "tavern",
    face: (info) => [figure(info, "purse"), COINS, { text: "/" }, KNIGHT],
  },
  {
    name: "archive",
    sign: "scroll-quill",
    face: (info) => [{ word: "riga-fn-end" }, figure(info, "set"), { text: "/" }, KNIGHT, MERCHANT],
    seal: () => "",
  },
  {
    name: "lodge",
    sign: "round-table",
    face: (info) => [{ text: valueOf(info, "lodges").slice(1).join("·"), small: true }],
    seal: (info) => `${valueOf(info, "lodges")[1]}+`,
  },
  { name: "fortress", sign: "locked-fortress" },
  { name: "guild-house", sign: "family-house" },
];

export const OWNS: (Kind & { name: Own })[] = [
  { name: "monastery", sign: "church", verb: "monastery" },
  {
    name: "school",
    sign: "open-book",
    ways: [
      { card: "school-knight", sign: "templar-shield" },
      { card: "school-merchant", sign: "shiny-purse" },
    ],
  },
  { name: "storehouse", sign: "cellar-barrels" },
  { name: "exchange", sign: "scales", thing: "exchange", verb: "charge" },
];

export const isOwn = (kind: Kind): boolean => OWNS.some(({ name }) => name === kind.name);

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
