// Where one can jump to in a match: steps, turns, rounds or years, and the moments that decided it.

import type { Ending, Remark } from "../../wire";
import type { Film } from "./film/film.svelte";

/** Return the last of some places before a step, or the beginning. */
export const before = (places: number[], step: number): number => places.findLast((place) => place < step) ?? 0;

/** Return the first of some places after a step, or the end. */
export const after = (places: number[], step: number, end: number): number =>
  places.find((place) => place > step) ?? end;

/** Return which of the stages a step belongs to, from 0. */
export const stageAt = (stages: [number, number][], step: number): number =>
  Math.max(
    0,
    stages.findLastIndex(([, place]) => place <= step),
  );

/** Return how far a step is along some edges: 1.5 is half way from the second to the third. */
export function along(edges: number[], step: number): number {
  const n = Math.max(
    0,
    edges.findLastIndex((edge) => edge <= step),
  );
  const [from, to] = [edges[n] ?? 0, edges[n + 1]];
  return to === undefined ? n : n + (step - from) / (to - from);
}

/** Return the step at a place along some edges. */
export function stepAt(edges: number[], place: number): number {
  const n = Math.floor(place);
  const [from, to] = [edges[n] ?? 0, edges[n + 1]];
  return to === undefined ? from : Math.round(from + (place - n) * (to - from));
}

/** Return the steps, for these eyes, after which the points of a chart are those of the match. */
export const edgesOf = (film: Pick<Film, "stages" | "total">, ending: Ending): number[] => [
  ...film.stages.slice(0, ending.course.length - 1).map(([, place]) => place),
  film.total,
];

/** Return the step with which the round or year of a remark begins. */
export const momentStep = (edges: number[], ending: Ending, remark: Remark): number =>
  edges[Math.max(0, ending.course.findIndex(({ stage }) => stage === remark.stage) - 1)] ?? 0;

/** Return the steps of all moments that decided a match, in their order. */
export const momentsOf = (edges: number[], ending: Ending): number[] =>
  ending.decided
    .filter(({ step }) => step != null)
    .map((remark) => momentStep(edges, ending, remark))
    .sort((a, b) => a - b);
