import { expect, it } from "vitest";
import { after, along, before, stageAt, stepAt } from "./jumps";

const PLACES = [0, 4, 9];
const STAGES: [number, number][] = [
  [1, 0],
  [2, 4],
  [3, 9],
];

it("jumps to where a turn or a round begins, and to both ends", () => {
  expect([before(PLACES, 9), before(PLACES, 5), before(PLACES, 0)]).toEqual([4, 4, 0]);
  expect([after(PLACES, 0, 12), after(PLACES, 9, 12)]).toEqual([4, 12]);
});

it("knows the round of a step", () => {
  expect([0, 3, 4, 12].map((step) => stageAt(STAGES, step))).toEqual([0, 0, 1, 2]);
  expect(stageAt([], 3)).toBe(0);
});

it("finds a step on the chart, and a place of the chart in the match", () => {
  expect([0, 2, 4, 12].map((step) => along([0, 4, 12], step))).toEqual([0, 0.5, 1, 2]);
  expect([0, 0.5, 1.5, 2].map((place) => stepAt([0, 4, 12], place))).toEqual([0, 2, 8, 12]);
});
