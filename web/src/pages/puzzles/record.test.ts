// What a browser keeps of puzzles, where no server does.

import { expect, test } from "vitest";
import type { PuzzleAnswer } from "../../wire";
import { keep, standing, standingHere, streakHere, triedHere } from "./record.svelte";

const DAY = 20_000;

/** What is said to a try, as far as it is kept. */
const said = (solved: boolean, more: Partial<PuzzleAnswer> = {}): PuzzleAnswer =>
  ({ solved, rating: { before: 1500, after: 1620, mu: 27, sigma: 7 }, days: [], streak: 0, ...more }) as PuzzleAnswer;

test("a try is kept, and only the first one counts", () => {
  keep("riga", 3, DAY, said(false));
  keep("riga", 3, DAY, said(true, { rating: null }));

  expect(triedHere("riga", 3)).toBe("missed");
  expect(triedHere("riga", 4)).toBeNull();
  expect(standingHere("riga")).toEqual({ rating: 1620, solved: 0, tried: 1 });
  expect(standing("riga")).toEqual({ standing: { mu: 27, sigma: 7 }, days: [] });
  expect(standing("visby").standing).toBeNull();
  const stored = JSON.parse(localStorage.getItem("kogge-puzzles") ?? "{}") as { tries: unknown };
  expect(stored.tries).toEqual({ "riga 3": false });
});

test("a row of days lasts until a day has passed without one", () => {
  keep("visby", 1, DAY, said(true, { days: [DAY - 1, DAY], streak: 2 }));

  expect([DAY, DAY + 1, DAY + 2].map(streakHere)).toEqual([2, 2, 0]);
  keep("visby", 2, DAY, said(false, { days: [DAY - 1, DAY], streak: 2 }));
  expect(streakHere(DAY + 1)).toBe(2);
  expect(standing("visby").days).toEqual([DAY - 1, DAY]);
});
