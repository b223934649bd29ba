// The strands of a result begin with an even share, and end with what was won.

import { expect, it } from "vitest";
import { signed, spansOf, strandsOf, total } from "./strands";

const parts = { even: 0.25, seat: 0.05, own: -0.4, others: 0.7, draws: 0.1, reveals: 0, unforeseen: 0.3 };

it("counts as chance what nobody decided", () => {
  const { chance, ...rest } = strandsOf(parts);
  expect(chance).toBeCloseTo(0.15, 12);
  expect(rest).toEqual({ own: -0.4, others: 0.7, later: 0.3 });
});

it("goes from strand to strand up to the result", () => {
  const spans = spansOf(parts);
  expect(spans.map(({ strand }) => strand)).toEqual(["own", "others", "chance", "later"]);
  expect(spans[0]!.from).toBe(0.25);
  for (const [n, { from }] of spans.slice(1).entries()) expect(from).toBe(spans[n]!.to);
  expect(spans.at(-1)!.to).toBeCloseTo(total(parts), 12);
  expect(total(parts)).toBeCloseTo(1, 12);
});

it("writes no minus before nothing", () => {
  expect([signed(-0.004), signed(-0.04), signed(0.5)]).toEqual(["+0", "\u22124", "+50"]);
});
