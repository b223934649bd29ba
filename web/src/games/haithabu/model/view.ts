// Haithabu's position, which everybody sees whole, and the values of its edition.

import type { GameInfo, State, Step } from "../../../wire";
import type { Event } from "../../../speech/words";
import type { Table } from "../../../table/table.svelte";
import { GOODS, type Good, type Store, type Vehicle } from "./things";

export type Goods = Record<Good, number>;

export interface View {
  seats: number;
  phase: string;
  rounds: number;
  month: number;
  starter: number;
  turn: number;
  asked: number;
  turned: number;
  stock: Goods;
  supply: Goods;
  row: Goods;
  silver: number[];
  points: number[];
  loans: number[];
  warehouse: Goods[];
  post: Goods[];
  vehicles: Record<Vehicle, string>[];
  orders: string[][];
  laid: Goods[][];
  completed: number[];
  characters: string[][];
  safe: string[];
  own: string[][];
  neutral: string[];
  inn: number;
  hired: number;
  front: Record<string, string[]>;
  rest: Record<string, string[]>;
  display: string[];
  pile: string[];
  discards: string[];
  own_left: number;
  neutral_left: number;
  field: string;
  selling: number;
  good: Good;
  count: number;
  traded: Goods;
  dice: number[];
  place: number;
  vehicle: Vehicle;
  excess: Record<Store, number>;
}

export const viewOf = (state: State): View => state.view as unknown as View;

/** What the rules make of a position (the game's survey). */
export interface Figures {
  night: string[]; // the fields that lie by night
  seats: SeatFigures[];
  set?: string; // the verb of the set that this seat composes
  more: number[]; // what could still be added to it, in any order
  spare?: Record<Store, Goods>; // goods that can be among those given up
  added?: number; // goods that the Stevedore carries
  room?: number; // places for any good that are left on the transport in use
  any?: Goods; // goods on such places
}

export interface SeatFigures {
  storage: number;
  fee: number; // at the end of the round, for what lies there now
  workers: number; // still to be placed in this round
  wages: number[]; // of the neutral workers, in the order of hiring
  poor: boolean; // enough to take a loan
  steps: number; // by which prices are better
}

export const figuresOf = (state: State): Figures => ({ more: [], ...state.figures }) as unknown as Figures;

export const NONE = "none";
export const FIELD_COUNT = 8;
export const MONTHS = 3;

const value = (info: GameInfo, name: string): unknown => info.values.find((each) => each.name === name)?.value;
const figures = <T>(info: GameInfo, name: string): Record<string, T> => (value(info, name) ?? {}) as Record<string, T>;

export const scaleOf = (info: GameInfo, good: Good): number[] => figures<number[]>(info, "scale")[good] ?? [];
export const priceOf = (info: GameInfo, view: View, good: Good): number => scaleOf(info, good)[view.row[good]] ?? 0;
export const startRow = (info: GameInfo): number => (info.figures["start"] ?? 1) - 1;
export const dieMarks = (info: GameInfo, good: Good): number[] => figures<number[]>(info, "falls")[good] ?? [];
export const roundsOf = (info: GameInfo): number => info.figures["rounds"] ?? 0;

export interface Order {
  goods: Partial<Goods>;
  points: number;
  silver: number;
}

export function orderOf(info: GameInfo, name: string): Order {
  const [points, silver] = figures<number[]>(info, "reward")[name] ?? [0, 0];
  return { goods: figures<Partial<Goods>>(info, "goods")[name] ?? {}, points: points ?? 0, silver: silver ?? 0 };
}

export interface Transport {
  vehicle: Vehicle;
  price: number;
  room: number; // goods of any kind
  carries: Partial<Goods>; // prescribed goods
}

/** Read a transport's name, such as "ship-20-mead-cloth". */
export function transportOf(info: GameInfo, name: string): Transport {
  const [vehicle, price, ...goods] = name.split("-");
  const stack = `${vehicle}-${price}`;
  const counts =
    goods.length === 1
      ? [figures<number>(info, "single")[stack] ?? 0]
      : (figures<number[]>(info, "double")[stack] ?? []);
  return {
    vehicle: vehicle as Vehicle,
    price: figures<number>(info, "price")[stack] ?? 0,
    room: figures<number>(info, "room")[stack] ?? 0,
    carries: Object.fromEntries(goods.map((good, n) => [good, counts[n] ?? 0])),
  };
}

export const countOf = (goods: Partial<Goods> | undefined): number =>
  GOODS.reduce((sum, { name }) => sum + (goods?.[name] ?? 0), 0);

/** Who holds a character; -1 if it lies open. */
export const ownerOf = (view: View, character: string): number =>
  view.characters.findIndex((held) => held.includes(character));

/** A worker who went to the market in this round; the position keeps none of them. */
export interface Trader {
  seat: number; // -1 for a neutral one
  good: string;
}

/** Return the workers on the market, from the news and from what is being tried. */
export function tradersOf(table: Table): Trader[] {
  const steps: Step[] = [];
  for (const news of table.news) {
    if (news.kind === "undo") steps.length = Math.max(0, steps.length - (news.back ?? 0));
    else steps.push(...(news.steps ?? []));
  }
  const events = [...steps, ...(table.tried?.steps ?? []).flat()].flatMap((step) => step.events ?? []) as Event[];
  const round = events.findLastIndex((event) => event.event === "round");
  return events
    .slice(round + 1)
    .filter((event) => event.event === "to-market")
    .map((event) => ({ seat: event["neutral"] ? -1 : event.seat!, good: String(event["good"]) }));
}
