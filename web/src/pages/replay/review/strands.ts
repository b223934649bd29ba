// Where a share of the win comes from: an even share, and four strands that are added to it.

import type { Parts } from "../../../wire";

export const STRANDS = ["own", "others", "chance", "later"] as const;
export type Strand = (typeof STRANDS)[number];

/** How the strands are drawn: in a colour of the house, and as lines with dashes of their own. */
export const DYES: Record<Strand, string> = {
  own: "var(--verdigris)",
  others: "var(--woad)",
  chance: "var(--gold)",
  later: "var(--tar)",
};
export const DASHES: Record<Strand, string> = { own: "none", others: "9 4", chance: "2 3", later: "12 3 2 3" };

/** Return what each strand has come to; whatever nobody decided is chance, seen at once or only later. */
export function strandsOf({ own = 0, others = 0, seat = 0, draws = 0, reveals = 0, unforeseen = 0 }: Parts) {
  return { own, others, chance: seat + draws + reveals, later: unforeseen } satisfies Record<Strand, number>;
}

/** Return the share of the win that some parts come to. */
export const total = (parts: Parts): number => Object.values(parts).reduce((sum, part) => sum + (part ?? 0), 0);

export interface Span {
  strand: Strand;
  from: number;
  to: number;
}

/** Return the strands one after the other, each from where the last one ended: from an even share to the result. */
export function spansOf(parts: Parts): Span[] {
  let from = parts.even ?? 0;
  const strands = strandsOf(parts);
  return STRANDS.map((strand) => ({ strand, from, to: (from += strands[strand]) }));
}

/** Return points with their sign. */
export const signed = (share: number): string =>
  `${Math.round(100 * share) < 0 ? "\u2212" : "+"}${Math.abs(100 * share).toFixed(0)}`;
