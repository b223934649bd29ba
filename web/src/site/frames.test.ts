// A browser that cannot keep up with what moves shows the same steps without movement, and tries again later.

import { beforeEach, expect, it, vi } from "vitest";
import { Frames, frames } from "./frames.svelte";
import { pace, set, tempo } from "./settings.svelte";

const MOTION = 210; // milliseconds of a step at the quick setting
let waiting: FrameRequestCallback[] = [];

/** Show pictures that take as long as is said, until nobody waits for one; return how many there were. */
function show(each: number, first = each): number {
  let count = 0;
  for (; waiting.length > 0; count += 1) {
    vi.advanceTimersByTime(count === 1 ? first : each);
    waiting.splice(0).forEach((ready) => ready(performance.now()));
  }
  return count;
}

/** Let some steps be played one after another. */
function steps(page: Frames, count: number, each: number, first = each): void {
  for (let n = 0; n < count; n += 1) {
    const stop = page.watch(MOTION);
    show(each, first);
    stop();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (ready: FrameRequestCallback) => waiting.push(ready));
  vi.stubGlobal("cancelAnimationFrame", () => (waiting = []));
  waiting = [];
});

it.each([
  [60, false],
  [55, false],
  [45, true],
  [20, true],
])("at %i pictures a second it gives up moving: %s", (rate, slow) => {
  const page = new Frames();
  steps(page, 12, 1000 / rate);
  expect(page.slow).toBe(slow);
});

it("does not judge by one late picture, nor by the drawing of a step before anything moves", () => {
  const [late, laden] = [new Frames(), new Frames()];
  steps(late, 1, 200);
  steps(laden, 30, 1000 / 60, 90);
  expect([late.slow, laden.slow]).toEqual([false, false]);
});

it("counts as long as something moves, and no longer", () => {
  new Frames().watch(MOTION);
  expect(show(1000 / 60)).toBeLessThan(20);
});

it("notices that a motion is over before its first picture comes, but not that somebody skips it", () => {
  const [frozen, skipped] = [new Frames(), new Frames()];
  for (let n = 0; n < 40; n += 1) {
    for (const [page, time] of [
      [frozen, 300],
      [skipped, 30],
    ] as const) {
      // prettier-ignore
      const stop = page.watch(MOTION);
      vi.advanceTimersByTime(time);
      stop();
    }
  }
  expect([frozen.slow, skipped.slow]).toEqual([true, false]);
});

it("does not take a page that nobody looked at for a slow one", () => {
  const page = new Frames();
  steps(page, 3, 60_000);
  expect(page.slow).toBe(false);
});

it("tries again after a minute, and after two if that was in vain", () => {
  const page = new Frames();
  const rests = [60_000, 120_000].map((rest) => {
    for (let n = 0; n < 12 && !page.slow; n += 1) steps(page, 1, 50);
    vi.advanceTimersByTime(rest - 1000); // the step in which it gave up has gone on for a while
    const before = page.slow;
    vi.advanceTimersByTime(1000);
    return [before, page.slow];
  });
  expect(rests).toEqual([
    [true, false],
    [true, false],
  ]);
});

it("sets pieces at once and keeps the time of each step", () => {
  set("motion", "quick");
  expect([pace(), tempo()]).toEqual([0.5, 0.5]);
  steps(frames, 12, 50);
  expect([pace(), tempo()]).toEqual([0, 0.5]);
});
