// Riga's position, as far as a seat sees it, and what the edition says of its cards.

import type { Words } from "../../../speech/words";
import type { GameInfo, State } from "../../../wire";
import type { Table, View } from "./types";
import { CITIES, GOODS, OWNS, PORTS, buildingOf, isOwn } from "./things";
import {
  eventsOf as told,
  scoresOf,
  surveyOf,
  traitsOf,
  valueOf,
  type Building,
  type City,
  type Event,
  type Good,
  type SeatFigures,
  type Traits,
} from "./types";

export { surveyOf, viewOf, type View } from "./types";

export type Goods = Record<Good, number>;

export const count = (goods: Goods): number => GOODS.reduce((sum, { name }) => sum + goods[name], 0);

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
  const figure = (path: string) =>
    info.figures[isOwn(kind) ? `own_${path}_${name}` : `${path}_${name}`] ??
    info.figures[`${path}_${name}_${city.name}`] ??
    0;
  return {
    cost: figure("cost"),
    points: figure("points"),
    knights: figure("knights"),
    merchants: figure("merchants"),
    good: goodOf(info, kind.name, city.name),
  };
}

function goodOf(info: GameInfo, kind: string, city: City): Good | null {
  if (kind === "manufactory") return valueOf(info, "prized")[city] ?? null;
  return kind === "market-hall" ? (valueOf(info, "refused")[city] ?? null) : null;
}

/** Return the Riga buildings that are in play. */
export const ownsOf = (state: State): typeof OWNS => OWNS.filter(({ name }) => surveyOf(state).owns.includes(name));

/** Return the cities in which one can build. */
export const citiesOf = (state: State): typeof CITIES => (ownsOf(state).length > 0 ? CITIES : PORTS);

/** Return what a building does, with the figures and the good of its own city. */
export function doesOf(words: Words, card: string): string {
  const { kind } = buildingOf(card);
  const { cost, points, good } = figuresOf(words.info, card);
  const name = underscored(kind.name);
  const figures = { [`cost_${name}`]: cost, [`points_${name}`]: points };
  return good
    ? words.say(`brand-${kind.name}`, { ...figures, good: words.name(good) })
    : words.say(`card-${kind.name}`, figures);
}

/** How a function of a building stands. */
export type Standing = SeatFigures["standing"][string] | Traits["works"][keyof Traits["works"]];

/** Tell when the function of a building works. */
export const worksOf = (info: GameInfo, card: string): Standing => traitsOf(info).works[buildingOf(card).kind.name];

/** Return how the function of a building that a seat has built stands; most of them need no telling. */
export const standing = (table: Pick<Table, "info">, state: State, seat: number, card: string): Standing =>
  surveyOf(state).seats[seat]?.standing[card] ?? worksOf(table.info!, card);

/** Return the points that stand: what was built, with Archives and Lodges. */
export function earned(state: State, seat: number): number {
  const score = scoresOf(state)[seat];
  return score ? score.buildings + score.archives + score.lodges : 0;
}

/** Return everything that was told, oldest first. */
export const eventsOf = (table: Table): Event[] => told(table.news.flatMap((news) => news.steps ?? []));

/** Return who took which building from the display since the last spring. */
export function takenThisYear(events: Event[]): Map<Building, { seat: number; above: boolean }> {
  const year = events.findLastIndex((event) => event.event === "year");
  if (year < 0) return new Map(); // a lesson begins in the middle of a year: nobody told where a building lay
  const spring = events.slice(year);
  const fresh = new Set(spring.flatMap((event) => (event.event === "arrived" ? [event.building] : [])));
  const takes = spring.flatMap((event) => (event.event === "took-building" ? [event] : []));
  return new Map(takes.map(({ building, seat = 0 }) => [building!, { seat, above: fresh.has(building) }]));
}

/** Return the season that is shown: spring lays out, winter discards, and players act between them. */
export function seasonOf(view: View): string {
  if (view.phase === "winter") return "winter";
  return view.year === 0 || view.phase.startsWith("lay") ? "spring" : view.season;
}
