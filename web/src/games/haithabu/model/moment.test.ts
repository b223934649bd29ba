// What an event shows as a picture, and what the price dice of a round's end did.

import type { Event as Told } from "../../../speech/words";
import { flight } from "./flight";
import { expect, it } from "vitest";
import { fallsIn, partsOf } from "./moment";

it("shows whatever an event names", () => {
  expect(partsOf({ event: "sold", seat: 1, good: "mead", count: 2, silver: 12 })).toEqual([
    { kind: "good", good: "mead", count: 2 },
    { kind: "silver", silver: 12 },
  ]);
  expect(partsOf({ event: "happens", seat: 1, incident: "fog" })[0]).toEqual({ kind: "die", eyes: 3 });
  expect(partsOf({ event: "placed", seat: 1, field: "b", neutral: 0, night: 1 })).toEqual([
    { kind: "worker", neutral: false },
    { kind: "fields", fields: ["b"], night: true },
  ]);
  expect(partsOf({ event: "turned", steps: 1, first: "g", last: "b" })).toEqual([
    { kind: "fields", fields: ["g", "b"], night: false },
  ]);
  expect(partsOf({ event: "aged" })).toEqual([]);
});

it("does not say what a price die did before that is told", () => {
  const die = { event: "price-die", good: "tools", eyes: 6 } as const;
  const price = { event: "price", good: "tools", before: 18, after: 21 } as const;
  expect(fallsIn([die])).toEqual([{ good: "tools", eyes: 6, before: null, after: null, settled: false }]);
  expect(fallsIn([die, price])[0]).toMatchObject({ before: 18, after: 21, settled: true });
  expect(fallsIn([die, { ...die, good: "spices" }])[0]).toMatchObject({ after: null, settled: true });
});

it("lets goods go from store to store, on a transport, and to the order", () => {
  const of = (event: string, more = {}) => flight({ event, seat: 1, good: "mead", ...more } as Told);
  expect(of("loaded")?.via?.[0]).toContain('.seat2 [data-place="transport"]');
  expect(of("delivered", { slot: 3 })?.to[0]).toContain('.seat2 [data-place="order-3"]');
  expect(of("bought", { count: 1, silver: 4 })?.to[0]).toContain('[data-place="warehouse"]');
  expect(of("price", { before: 1, after: 2 })).toBeNull();
});
