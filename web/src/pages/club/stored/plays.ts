// The deals that come with the program: which of them belongs to a day, and how somebody has played it here.

import type { BoardRow, StoredDeal, TableCard } from "../../../wire";

const DAY = 86_400_000; // milliseconds

/** Return a day as it is written, so many days earlier. It is that of Greenwich: all have the same one. */
export const dayOf = (now: number, earlier = 0): string => new Date(now - earlier * DAY).toISOString().slice(0, 10);

/** Return the moment at which a day is over. */
export const endOf = (day: string): number => Date.parse(day) + DAY;

/** Return the number of a day's deal, from 1: they come in turn, and then from the first again. */
export const numberOf = (day: string, count: number): number => ((Date.parse(day) / DAY) % count) + 1;

/** Return the day that an address names, if it is one that has come. */
export function dayNamed(text: string, today: string): string {
  const known = !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;
  return known && text <= today ? text : today;
}

/** How somebody has played a deal; without a place while it lasts, or if it was given up. */
export interface Play {
  table: string;
  over: boolean;
  place: number | null;
  points: number;
}

/** Return how the deal of a day was played in this browser; the first time counts. */
export function playOf(cards: TableCard[], game: string, day: string): Play | null {
  const tables = cards.filter((card) => card.game === game && card.deal === day);
  const [first] = tables.sort((one, two) => one.created - two.created);
  return first ? played(first) : null;
}

function played({ id, state, seats, standing }: TableCard): Play {
  const own = seats.findIndex(({ mine }) => mine);
  const whole = state === "over" && !seats[own]?.resigned;
  const place = (whole && standing?.places?.[own]) || null;
  return { table: id, over: state === "over" || state === "closed", place, points: standing?.totals?.[own] ?? 0 };
}

type Result = Pick<BoardRow, "place" | "points">;

/** Order results: first by place at the table, then by points. */
const better = (one: Result, two: Result): number => one.place - two.place || two.points - one.points;

/** Return how many levels somebody has done better than. */
export const beaten = (deal: StoredDeal, { place, points }: Play): number =>
  place === null ? 0 : deal.marks.filter((mark) => better({ place, points }, mark) < 0).length;

/** Return the board of a deal: the levels, and between them whoever has played it here. */
export function boardOf(deal: StoredDeal, play: Play | null): BoardRow[] {
  const levels = deal.marks.map(({ level, place, points }) => ({ rank: 0, name: "", bot: level, place, points }));
  if (!play || play.place === null) return levels.sort(better);
  const { place, points } = play;
  const rank = 1 + levels.filter((level) => better(level, { place, points }) < 0).length;
  return [{ rank, name: "", place, points, mine: true }, ...levels].sort(better);
}
