// What an event shows as a picture, and what the price dice of a round's end did.

import { expect, it } from "vitest";
import { fallsIn, partsOf } from "./moment";

it("shows whatever an event names", () => {
  expect(partsOf({ event: "sold", seat: 1, good: "mead", count: 2, silver: 12 })).toEqual([
    { kind: "good", good: "mead", count: 2 },
    { kind: "silver", silver: 12 },
  ]);
  expect(partsOf({ event: "happens", seat: 1, incident: "fog" })[0]).toEqual({ kind: "die", eyes: 3 });
  expect(partsOf({ event: "aged" })).toEqual([]);
});

it("does not say what a price die did before that is told", () => {
  const die = { event: "price-die", good: "tools", eyes: 6 } as const;
  const price = { event: "price", good: "tools", before: 18, after: 21 } as const;
  expect(fallsIn([die])).toEqual([{ good: "tools", eyes: 6, before: null, after: null, settled: false }]);
  expect(fallsIn([die, price])[0]).toMatchObject({ before: 18, after: 21, settled: true });
  expect(fallsIn([die, { ...die, good: "spices" }])[0]).toMatchObject({ after: null, settled: true });
});
