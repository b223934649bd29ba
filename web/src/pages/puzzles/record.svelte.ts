// What somebody has tried, where no server keeps it: in this browser, like the settings.

import type { KeptRating, PuzzleAnswer, PuzzleCard } from "../../wire";

interface Own {
  rating: KeptRating;
  shown: number; // the same as a figure
}
interface Kept {
  tries: Record<string, boolean>; // puzzles, as "riga 3", and whether they were solved
  ratings: Record<string, Own>; // by game
  days: number[]; // on which a puzzle of the day was solved
  streak: { day: number; length: number }; // as of that day
  last: Record<string, number>; // by game, which was tried last
}

const KEY = "kogge-puzzles";
const NOTHING: Kept = { tries: {}, ratings: {}, days: [], streak: { day: 0, length: 0 }, last: {} };

function load(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...NOTHING }; // no storage, or nothing readable in it
  }
}

const record: Kept = $state(load());

const named = (game: string, number: number) => `${game} ${number}`;

/** Return what came of a try. */
export function triedHere(game: string, number: number): PuzzleCard["tried"] {
  const solved = record.tries[named(game, number)];
  return solved === undefined ? null : solved ? "solved" : "missed";
}

/** Return how somebody does with the puzzles of a game. */
export function standingHere(game: string): { rating: number | null; solved: number; tried: number } {
  const tries = Object.entries(record.tries).filter(([name]) => name.startsWith(`${game} `));
  return {
    rating: record.ratings[game]?.shown ?? null,
    solved: tries.filter(([, solved]) => solved).length,
    tried: tries.length,
  };
}

/** Return how many days in a row somebody has solved a puzzle of the day; today need not be over. */
export const streakHere = (today: number): number => (record.streak.day >= today - 1 ? record.streak.length : 0);

/** Return what a try is sent with. */
export const standing = (game: string) => ({
  standing: record.ratings[game]?.rating ?? null,
  days: [...record.days],
});

/** Keep what came of a try. */
export function keep(game: string, number: number, day: number, answer: PuzzleAnswer): void {
  const { rating, solved, days, streak } = answer;
  if (!(named(game, number) in record.tries)) record.tries[named(game, number)] = solved;
  if (rating) record.ratings[game] = { rating: { mu: rating.mu, sigma: rating.sigma }, shown: rating.after };
  record.days = days;
  if (streak > 0) record.streak = { day: days.at(-1) ?? day, length: streak };
  store();
}

/** Remember which puzzle was tried last: the next one is not to be like it. */
export function note(game: string, number: number): void {
  record.last[game] = number;
  store();
}

/** Return which puzzle of a game was tried last; 0 if none was. */
export const lastHere = (game: string): number => record.last[game] ?? 0;

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // a browser that keeps nothing still has puzzles
  }
}
