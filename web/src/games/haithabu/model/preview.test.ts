// What is only picked shows what it does, and nothing of what the table does by itself once it is done.

import { describe, expect, it } from "vitest";
import type { State, Step } from "../../../wire";
import { previewOf } from "./preview";

const state = (view: object): State => ({ view }) as unknown as State;
const step = (...events: string[]): Step[] => [{ events: events.map((event) => ({ event })) } as unknown as Step];

const before = {
  rounds: 1,
  month: 1,
  turned: 0,
  turn: 1,
  asked: 1,
  starter: 0,
  silver: [9],
  own: [["a"]],
  orders: [["one", "none"]],
  row: { mead: 3 },
};
const placed = { ...before, own: [["a", "c"]] };

describe("a preview", () => {
  it("is the table itself while nothing is picked", () => {
    expect(previewOf([state(before)], [])).toBe(before);
  });

  it("shows what the actions do, and leaves the turn with its player", () => {
    const sold = { ...placed, silver: [30], row: { mead: 2 }, turn: 0, asked: 0 };
    expect(previewOf([state(before), state(placed), state(sold)], [step("placed"), step("sold", "price")])).toEqual({
      ...sold,
      turn: 1,
      asked: 1,
    });
  });

  it("does not turn the rondel to the next phase", () => {
    const next = { ...placed, silver: [30], month: 2, turned: 1, turn: 0, asked: 0 };
    const shown = previewOf(
      [state(before), state(placed), state(next)],
      [step("placed"), step("sold", "phase", "turned")],
    );
    expect(shown).toEqual({ ...placed, silver: [30] });
  });

  it("turns it where turning is what was picked", () => {
    expect(previewOf([state(before), state({ ...before, turned: 2 })], [step("turned")]).turned).toBe(2);
  });

  it("does not end the round", () => {
    const ended = { ...placed, silver: [30], orders: [["none", "one"]], own: [[]] };
    expect(
      previewOf([state(before), state(placed), state(ended)], [step("placed"), step("sold", "round-end", "aged")]),
    ).toEqual({ ...placed, silver: [30] });
  });
});
