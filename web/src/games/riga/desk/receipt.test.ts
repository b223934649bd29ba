// The receipt of a turn that is being told.

import { expect, it } from "vitest";
import { receiptOf } from "./receipt";
import type { Event } from "../model/types";

const TURN: Event[] = [
  { event: "built", seat: 0, building: "danzig-crane" },
  { event: "took-goods", seat: 1, row: 2, good: "wine", count: 2 },
  { event: "took-goods", seat: 1, row: 2, good: "glass", count: 1 },
  { event: "paid", seat: 1, thing: "wine", ducats: 5 },
  { event: "paid", seat: 1, thing: "wine", ducats: 5 },
  { event: "paid", seat: 1, thing: "glass", ducats: 4 },
  { event: "lapsed", seat: 1, ducats: 1 },
  { event: "built", seat: 1, building: "visby-bank" },
];

it("holds what one player has done so far, and nothing of others", () => {
  expect(receiptOf(TURN.slice(0, 3))).toMatchObject({ seat: 1, paid: [], built: [] });
  expect(receiptOf(TURN)).toEqual({
    seat: 1,
    taken: [
      { good: "wine", count: 2 },
      { good: "glass", count: 1 },
    ],
    card: "",
    used: [],
    paid: [
      { thing: "wine", ducats: 5, count: 2 },
      { thing: "glass", ducats: 4, count: 1 },
    ],
    lapsed: 1,
    built: ["visby-bank"],
    discarded: [],
    cast: [],
  });
});

it("tells in winter what is given up, and no more of the turn before", () => {
  const winter: Event[] = [
    { event: "owes", seat: 1, count: 3, limit: 6 },
    { event: "discarded-goods", seat: 1, good: "wine", count: 1 },
    { event: "discarded-goods", seat: 1, good: "wine", count: 1 },
    { event: "discarded", seat: 1, building: "danzig-bank" },
  ];
  expect(receiptOf([...TURN, ...winter.slice(0, 1)])).toBeNull();
  expect(receiptOf([...TURN, ...winter])).toMatchObject({
    ...{ taken: [], paid: [], built: [] },
    ...{ discarded: [{ good: "wine", count: 2 }], cast: ["danzig-bank"] },
  });
});

it("is not written for what no player does, nor for what shows nothing", () => {
  expect(receiptOf([...TURN, { event: "season", season: "autumn" }])).toBeNull();
  expect(receiptOf([{ event: "dealt", seat: 2, good: "wine" }])).toBeNull();
});
