// Haithabu's position, which everybody sees whole, and the values of its edition.

import type { GameInfo, State, Step } from "../../wire";
import type { Event } from "../../speech/words";
import type { Table } from "../../table/table.svelte";
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

export const NONE = "none";
export const FIELD_COUNT = 8;
export const DAY = 4;
export const MONTHS = 3;

/** Whether a field lies by night. */
export const isNight = (view: View, field: number): boolean => (field + view.turned) % FIELD_COUNT >= DAY;

const value = (info: GameInfo, name: string): unknown => info.values.find((each) => each.name === name)?.value;
const figures = <T>(info: GameInfo, name: string): Record<string, T> => (value(info, name) ?? {}) as Record<string, T>;
const list = (info: GameInfo, name: string): number[] => (value(info, name) ?? []) as number[];

export const scaleOf = (info: GameInfo, good: Good): number[] => figures<number[]>(info, "scale")[good] ?? [];
export const priceOf = (info: GameInfo, view: View, good: Good): number => scaleOf(info, good)[view.row[good]] ?? 0;
export const startRow = (info: GameInfo): number => (info.figures["start"] ?? 1) - 1;
export const dieMarks = (info: GameInfo, good: Good): number[] => figures<number[]>(info, "falls")[good] ?? [];
export const roundsOf = (info: GameInfo): number => info.figures["rounds"] ?? 0;
export const neutralsOf = (info: GameInfo, seats: number): number => list(info, "neutrals")[seats - 2] ?? 0;

/** What the neutral workers of a round cost a seat, in the order of hiring. */
export const wagesOf = (info: GameInfo, view: View, seat: number): number[] =>
  list(info, view.characters[seat]?.includes("innkeeper") ? "half_wages" : "wages");

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
  const counts = goods.length === 1 ? [figures<number>(info, "single")[stack] ?? 0] : (figures<number[]>(info, "double")[stack] ?? []);
  return {
    vehicle: vehicle as Vehicle,
    price: figures<number>(info, "price")[stack] ?? 0,
    room: figures<number>(info, "room")[stack] ?? 0,
    carries: Object.fromEntries(goods.map((good, n) => [good, counts[n] ?? 0])),
  };
}

export const countOf = (goods: Partial<Goods> | undefined): number => GOODS.reduce((sum, { name }) => sum + (goods?.[name] ?? 0), 0);

/** How many places for any good the transport in use has left; prescribed goods fill their own first. */
export function roomLeft(info: GameInfo, view: View, seat: number): number {
  const { room, carries } = transportOf(info, view.vehicles[seat]![view.vehicle]);
  const more = view.characters[seat]!.includes("stevedore") ? (info.figures["stevedore"] ?? 0) : 0;
  return GOODS.reduce((left, { name }) => left - Math.max(0, view.traded[name] - (carries[name] ?? 0)), room + more);
}

/** Whether a good still finds a place on the transport in use. */
export function roomFor(info: GameInfo, view: View, seat: number, good: Good): boolean {
  const { carries } = transportOf(info, view.vehicles[seat]![view.vehicle]);
  return view.traded[good] < (carries[good] ?? 0) || roomLeft(info, view, seat) > 0;
}

/** How many goods a seat's stores keep at the end of a round. */
export const storageOf = (info: GameInfo, view: View, seat: number): number =>
  info.figures[view.characters[seat]?.includes("steward") ? "steward" : "storage"] ?? 0;

/** What the warehouse of a seat costs at the end of a round. */
export const feeOf = (info: GameInfo, view: View, seat: number): number =>
  view.characters[seat]?.includes("steward") ? 0 : countOf(view.warehouse[seat]) * (info.figures["fee"] ?? 0);

/** Who holds a character; -1 if it lies open. */
export const ownerOf = (view: View, character: string): number => view.characters.findIndex((held) => held.includes(character));

/** A worker that was placed in this round: where, and of whom; the position keeps none of the market. */
export interface Placed {
  seat: number; // -1 for a neutral one
  by: number;
  good: string; // empty if he does not stand on the market
}

/** Return the workers of this round, from the news and from what is being tried. */
export function placedOf(table: Table): Placed[] {
  const steps: Step[] = [];
  for (const news of table.news) {
    if (news.kind === "undo") steps.length = Math.max(0, steps.length - (news.back ?? 0));
    else steps.push(...(news.steps ?? []));
  }
  const events = [...steps, ...(table.tried?.steps ?? []).flat()].flatMap((step) => step.events ?? []) as Event[];
  const round = events.findLastIndex((event) => event.event === "round");
  return events
    .slice(round + 1)
    .filter((event) => ["placed", "to-market", "idled"].includes(event.event))
    .map((event) => ({ seat: event["neutral"] ? -1 : event.seat!, by: event.seat!, good: event.event === "to-market" ? String(event["good"]) : "" }));
}
