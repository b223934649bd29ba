// Riga's position, as far as a seat sees it, and what the edition says of its cards.

import type { Event, Words } from "../../../speech/words";
import type { GameInfo, State } from "../../../wire";
import type { Table } from "../../../table/table.svelte";
import type { Means } from "./payment";
import { GOODS, OWNS, buildingOf, type City, type Good, type Own, type Port, type Thing, type Works } from "./things";

export type Goods = Record<Good, number>;

export interface View {
  seats: number;
  viewer: number;
  riga: number;
  phase: string;
  year: number;
  season: "summer" | "autumn";
  starter: number;
  turn: number;
  turns: number;
  pile_count: number;
  discards: Goods;
  rows: Goods[];
  goods: Goods[];
  known: Goods[];
  held: number[];
  drawn: Goods;
  deck_count: number;
  cast_count: number;
  shown: string[];
  above: string[];
  below: string[];
  hand: string[][];
  opened: string[][];
  cards: number[];
  built: string[][];
  used: string[][];
  fresh: string[];
  looked: string[];
  chosen: string[][];
  rejected: string[][];
  own: Own[][];
  own_fresh: Own[];
  prayed: number[];
  school: number[];
  charged: number[];
  took: number;
  swapped: number;
  built_now: number;
  city: City;
  billed: string[];
  due: number;
  owed: number[];
}

export const viewOf = (state: State): View => state.view as unknown as View;

/** What the rules reckon for this seat, or for those who watch. */
export interface Survey {
  rows: { base: number; worth: Record<City, number> }[];
  seats: { knights: number; merchants: number; limit: number; standing: Record<string, Standing> }[];
  years: number;
  order: Record<View["season"], number[]>;
  unseen: { goods: Goods; buildings: string[] };
  builds?: number; // how many may still be built in this turn
  cities?: Record<City, { money: number; left: Record<number, number> }>; // what is left of it for each price
  payment?: { due: number; means: Means[]; cheapest: Thing[] }; // while something is to be paid
  billable?: string[]; // what the open bill could hold too
  swaps?: Record<string, string[]>; // what each good of a row could be swapped with
}

export const surveyOf = (state: State): Survey => state.figures as unknown as Survey;

export const count = (goods: Goods): number => GOODS.reduce((sum, { name }) => sum + goods[name], 0);

/** Return a component value of the edition. */
export function value<T>(info: GameInfo, name: string): T {
  return info.values.find((each) => each.name === name)!.value as T;
}

const underscored = (name: string) => name.replaceAll("-", "_");

export interface Figures {
  cost: number;
  points: number;
  knights: number;
  merchants: number;
  good: Good | null; // that a Manufactory or a Market Hall is for
}

/** Return what the edition prints on a building. */
export function figuresOf(info: GameInfo, card: string): Figures {
  const { kind, city } = buildingOf(card);
  const name = underscored(kind.name);
  const own = OWNS.some((each) => each.name === kind.name);
  const figure = (path: string) =>
    info.figures[own ? `own_${path}_${name}` : `${path}_${name}`] ?? info.figures[`${path}_${name}_${city.name}`] ?? 0;
  const goods = { manufactory: "prized", "market-hall": "refused" }[kind.name];
  return {
    cost: figure("cost"),
    points: figure("points"),
    knights: figure("knights"),
    merchants: figure("merchants"),
    good: goods ? value<Record<Port, Good>>(info, goods)[city.name as Port] : null,
  };
}

/** Return what a building does, with the figures of its own city. */
export function doesOf(words: Words, card: string): string {
  const { kind } = buildingOf(card);
  const { cost, points } = figuresOf(words.info, card);
  const name = underscored(kind.name);
  return words.say(`card-${kind.name}`, { [`cost_${name}`]: cost, [`points_${name}`]: points });
}

/** How a function of a building stands. */
export type Standing = "ready" | "used" | "fresh" | "empty" | Works;

/** Return how the function of a building that a seat has built stands; most of them need no telling. */
export const standing = (state: State, seat: number, card: string): Standing =>
  surveyOf(state).seats[seat]?.standing[card] ?? buildingOf(card).kind.works;

/** Return the points that stand: what was built, with Archives and Lodges. */
export function earned(state: State, seat: number): number {
  const score = state.scores[seat] ?? {};
  return (score["buildings"] ?? 0) + (score["archives"] ?? 0) + (score["lodges"] ?? 0);
}

/** Return everything that was told, oldest first. */
export const eventsOf = (table: Table): Event[] =>
  table.news.flatMap((news) => news.steps ?? []).flatMap((step) => step.events ?? []) as Event[];

/** Return who took which building from the display since the last spring. */
export function takenThisYear(events: Event[]): Map<string, { seat: number; above: boolean }> {
  const spring = events.slice(events.findLastIndex((event) => event.event === "year"));
  const fresh = new Set(spring.filter((event) => event.event === "arrived").map((event) => String(event["building"])));
  const takes = spring.filter((event) => event.event === "took-building");
  return new Map(
    takes.map((event) => [
      String(event["building"]),
      { seat: event.seat ?? 0, above: fresh.has(String(event["building"])) },
    ]),
  );
}
