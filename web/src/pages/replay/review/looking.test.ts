// A review lies beside a replay in which a seat has not seen everything.

import { expect, it, vi } from "vitest";
import type { Review } from "../../../wire";
import { Looking } from "./looking.svelte";

const parts = [
  { even: 0.5, own: 0.2 },
  { even: 0.5, own: -0.2 },
];
const choice = { action: 3, share: 0.4 };
const decision = { entry: 2, options: 4, played: choice, best: choice, loss: 0.12, error: 0.01, grade: "mistake" };
const DONE = {
  state: "done",
  ahead: 0,
  entries: 4,
  steps: [0, 0, 1, 2, 3], // the first entry was not seen
  found: [{ entry: 2, entries: 4, parts, decision }],
  moments: [],
} as unknown as Review;

const answers: [string, Review][] = [];
vi.mock("../../../site/me.svelte", () => ({ present: () => Promise.resolve() }));
vi.mock("../../../site/api", () => {
  class Denied extends Error {}
  const answer = (path: string) => {
    const [wanted, review] = answers.shift()!;
    expect(path).toMatch(new RegExp(wanted));
    return Promise.resolve(review);
  };
  return { Denied, get: answer, post: answer };
});

async function opened(): Promise<Looking> {
  answers.push(["tables/t/review", DONE]);
  const looking = new Looking("t", new URLSearchParams());
  looking.open(1);
  await vi.waitFor(() => expect(looking.study?.state).toBe("done"));
  return looking;
}

it("finds an entry in the replay of the seat and with open cards, and back", async () => {
  const looking = await opened();
  expect([looking.stepOf("1", 2), looking.stepOf("open", 2)]).toEqual([1, 2]);
  expect([looking.entryAt("1", 1), looking.entryAt("open", 1)]).toEqual([2, 1]);
  expect(looking.graded("1")).toEqual({ seat: 1, grades: { 2: "mistake" } });
  expect(looking.graded("open")).toEqual({ seat: 1, grades: { 3: "mistake" } });
});

it("looks until all is found, and asks only for what it does not know", async () => {
  vi.useFakeTimers();
  const half = { ...DONE, state: "working" } as Review;
  answers.push(
    ["tables/t/review$", half],
    ["first=1", { ...half, steps: [], found: [] }],
    ["first=1", { ...DONE, steps: [] }],
  );
  const looking = new Looking("t", new URLSearchParams());
  looking.open(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([looking.study?.state, looking.study?.found.length, answers.length]).toEqual(["done", 2, 0]);
  expect(looking.study?.steps).toEqual(DONE.steps);
  vi.useRealTimers();
});

it("begins no second time for a seat whose review is there", async () => {
  const looking = await opened();
  looking.close();
  expect(looking.study).toBeNull();
  looking.open(1);
  expect(looking.study?.state).toBe("done");
});
