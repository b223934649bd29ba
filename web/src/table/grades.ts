// Grades of decisions: how they are written beside a move, and whose moves have some.

import type { Decision } from "../wire";

export type Grade = Decision["grade"];

/** How a grade is written. */
export const MARKS: Record<Grade, string> = {
  brilliant: "!",
  sound: "=",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** What a review says about the moves of a seat. */
export interface Graded {
  seat: number;
  grades: Record<number, Grade>; // by the number of the news with the move
}
