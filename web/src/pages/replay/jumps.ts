// Where one can jump to in a match: steps, turns, and rounds or years.

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
