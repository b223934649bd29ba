// A slip lies beside a thing as long as that is pointed at and on the table, and says what holds now.

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Book } from "../../wire";
import type { Table } from "../table.svelte";
import { shelf } from "./book.svelte";
import { derives, enlarges, foretells, slips } from "./slips.svelte";

const HOVERED = 300; // milliseconds until a slip comes
const PRESSED = 450;
let total: number; // of the ledger, as the table stands
let telling: object | null;
const table = {
  get telling() {
    return telling;
  },
} as unknown as Table;

let thing: HTMLElement;
let release: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  [total, telling] = [7, null];
  const book = () => ({ ledgers: { score: { total, entries: [] } }, prospects: { 3: [{ word: "gains", figure: 2 }] } });
  vi.spyOn(shelf, "of").mockImplementation(async () => book() as unknown as Book);
  thing = document.createElement("button");
  document.body.replaceChildren(thing);
  release = attach(derives(table, "score"));
});
afterEach(async () => {
  release();
  slips.letGo();
  await settled();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const attach = (attachment: (element: HTMLElement) => unknown) => attachment(thing) as () => void;
const settled = () => vi.advanceTimersByTimeAsync(0);
const point = (kind: string, pointerType = "mouse") =>
  thing.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), { pointerType }));
async function hover() {
  point("pointerenter");
  await vi.advanceTimersByTimeAsync(HOVERED);
}

it("comes after a while, and goes with the pointer", async () => {
  await hover();
  expect(slips.slip?.ledger?.total).toBe(7);
  point("pointerleave");
  await settled();
  expect(slips.slip).toBeNull();
});

it("does not come for a thing that has gone meanwhile", async () => {
  point("pointerenter");
  release();
  thing.remove();
  await vi.advanceTimersByTimeAsync(HOVERED);
  expect(slips.slip).toBeNull();
});

it("goes when its thing goes, even if it was kept", async () => {
  release();
  release = attach(foretells(table, 3, "Ship", "ship"));
  await hover();
  thing.focus();
  slips.toggle();
  await settled();
  point("pointerleave");
  await settled();
  expect([slips.slip?.thing, slips.kept]).toEqual(["ship", true]);
  release();
  thing.remove();
  await settled();
  expect([slips.slip, slips.kept]).toEqual([null, false]);
});

it("goes when its thing has nothing more to say", async () => {
  await hover();
  release();
  await settled();
  expect(slips.slip).toBeNull();
});

it("stays while the table moves on, and says what holds now", async () => {
  await hover();
  total = 9;
  release();
  release = attach(derives(table, "score"));
  await settled();
  expect(slips.slip?.ledger?.total).toBe(9);
  total = 10;
  slips.again();
  await settled();
  expect(slips.slip?.ledger?.total).toBe(10);
});

it("does not ask again for its own sake", async () => {
  const stop = $effect.root(() => {
    $effect(() => attach(derives(table, "score")));
  });
  flushSync();
  await hover();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shelf.of).toHaveBeenCalledTimes(1);
  stop();
});

it("tells nothing of the present while what led to it is being shown", async () => {
  telling = {};
  await hover();
  expect(slips.slip).toBeNull();
  telling = null;
  slips.again();
  await settled();
  expect(slips.slip?.ledger?.total).toBe(7);
});

it("stays after a tap until one touches something else", async () => {
  for (const kind of ["pointerenter", "pointerdown", "pointerup", "pointerleave"]) point(kind, "touch");
  thing.click();
  await settled();
  expect(slips.slip?.ledger?.total).toBe(7);
  slips.touched(thing);
  await settled();
  expect(slips.slip).not.toBeNull();
  slips.touched(document.body);
  await settled();
  expect(slips.slip).toBeNull();
});

it("enlarges a card that can only be looked at by a click, and keeps it until the next", async () => {
  release();
  release = attach(enlarges(table, "Ship", "ship"));
  telling = {};
  await hover(); // it has come to lie below a pointer that has not moved
  expect(slips.slip).toBeNull();
  thing.click();
  await settled();
  expect([slips.slip?.thing, slips.kept]).toEqual(["ship", true]);
  point("pointerleave");
  await settled();
  expect(slips.slip?.thing).toBe("ship");
  thing.click();
  await settled();
  expect([slips.slip, slips.kept]).toEqual([null, false]);
});

it("comes by a long press, which then picks nothing", async () => {
  release();
  release = attach(foretells(table, 3, "Ship"));
  const picked = vi.fn();
  thing.addEventListener("click", picked);
  point("pointerdown", "touch");
  await vi.advanceTimersByTimeAsync(PRESSED);
  expect(slips.slip?.entries).toHaveLength(1);
  point("pointerup", "touch");
  point("pointerleave", "touch");
  thing.click();
  await settled();
  expect([slips.slip, picked.mock.calls]).toEqual([null, []]);
});
