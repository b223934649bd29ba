// Which puzzle follows in a sitting.

import { expect, test } from "vitest";
import type { PuzzleCard } from "../../wire";
import { following } from "./sitting";

/** Puzzles 1, 2, ... of some families, of which some were tried. */
const shelf = (families: number[], tries: Record<number, PuzzleCard["tried"]> = {}): PuzzleCard[] =>
  families.map((family, n) => ({
    number: n + 1,
    theme: "",
    hard: 1,
    rating: 1500,
    family,
    tried: tries[n + 1] ?? null,
  }));

const next = (cards: PuzzleCard[], last: number) => following(cards, last)?.number;

test("twins do not follow each other, and the strange comes before the familiar", () => {
  expect(next(shelf([1, 1, 3, 3, 5]), 0)).toBe(1);
  expect(next(shelf([1, 1, 3, 3, 5], { 1: "solved" }), 1)).toBe(3);
  expect(next(shelf([1, 1, 3, 3, 5], { 1: "solved", 3: "solved" }), 3)).toBe(5);
  expect(next(shelf([1, 1, 3, 3, 5], { 1: "solved", 3: "solved", 5: "missed" }), 5)).toBe(2);
  expect(next(shelf([1, 1, 3, 3, 5], { 1: "solved", 2: "solved", 3: "solved", 5: "missed" }), 2)).toBe(4);
});

test("what was missed comes again in the end, then anything else", () => {
  expect(next(shelf([1, 2, 3], { 1: "missed", 2: "solved", 3: "solved" }), 3)).toBe(1);
  expect(next(shelf([1, 2, 3], { 1: "solved", 2: "solved", 3: "solved" }), 3)).toBe(1);
  expect(next(shelf([1, 1], { 1: "solved" }), 1)).toBe(2);
  expect(next([], 0)).toBeUndefined();
});
