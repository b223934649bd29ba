// Haithabu's position, which everybody sees whole, and the values of its edition.

import type { GameInfo, Step } from "../../../wire";
import type { Table } from "./types";
import { GOODS } from "./things";
import {
  eventsOf,
  valueOf,
  type Character,
  type Good,
  type Order as OrderName,
  type Stack,
  type Transport as TransportName,
  type Vehicle,
  type View,
} from "./types";

export { surveyOf, viewOf, type SeatFigures, type Survey, type View } from "./types";

export type Goods = Record<Good, number>;

export const NONE = "none";
export const FIELD_COUNT = 8;
export const MONTHS = 3;

export const scaleOf = (info: GameInfo, good: Good): number[] => valueOf(info, "scale")[good] ?? [];
export const priceOf = (info: GameInfo, view: View, good: Good): number => scaleOf(info, good)[view.row[good]] ?? 0;
export const startRow = (info: GameInfo): number => (info.figures["start"] ?? 1) - 1;
export const dieMarks = (info: GameInfo, good: Good): number[] => valueOf(info, "falls")[good] ?? [];
export const roundsOf = (info: GameInfo): number => info.figures["rounds"] ?? 0;

export interface Order {
  goods: Partial<Goods>;
  points: number;
  silver: number;
}

export function orderOf(info: GameInfo, name: OrderName): Order {
  const [points, silver] = valueOf(info, "reward")[name] ?? [0, 0];
  return { goods: valueOf(info, "goods")[name] ?? {}, points, silver };
}

export interface Transport {
  vehicle: Vehicle;
  price: number;
  room: number; // goods of any kind
  carries: Partial<Goods>; // prescribed goods
}

/** Read a transport's name, such as "ship-20-mead-cloth". */
export function transportOf(info: GameInfo, name: TransportName): Transport {
  const [vehicle, price, ...goods] = name.split("-") as [Vehicle, string, ...Good[]];
  const stack = `${vehicle}-${price}` as Stack;
  const counts = goods.length === 1 ? [valueOf(info, "single")[stack]] : (valueOf(info, "double")[stack] ?? []);
  return {
    vehicle,
    price: valueOf(info, "price")[stack] ?? 0,
    room: valueOf(info, "room")[stack] ?? 0,
    carries: Object.fromEntries(goods.map((good, n) => [good, counts[n] ?? 0])),
  };
}

export const countOf = (goods: Partial<Goods> | undefined): number =>
  GOODS.reduce((sum, { name }) => sum + (goods?.[name] ?? 0), 0);

/** Who holds a character; -1 if it lies open. */
export const ownerOf = (view: View, character: Character): number =>
  view.characters.findIndex((held) => held.includes(character));

/** A worker who went to the market in this round; the position keeps none of them. */
export interface Trader {
  seat: number; // -1 for a neutral one
  good: Good;
}

/** Return the workers on the market, from the news and from what is being tried. */
export function tradersOf(table: Table): Trader[] {
  const steps: Step[] = [];
  for (const news of table.news) {
    if (news.kind === "undo") steps.length = Math.max(0, steps.length - (news.back ?? 0));
    else steps.push(...(news.steps ?? []));
  }
  const events = eventsOf([...steps, ...(table.tried?.steps ?? []).flat()]);
  const round = events.findLastIndex((event) => event.event === "round");
  const placed = events.slice(round + 1).flatMap((event) => (event.event === "to-market" ? [event] : []));
  return placed.map(({ neutral, seat, good }) => ({ seat: neutral ? -1 : seat!, good: good! }));
}
