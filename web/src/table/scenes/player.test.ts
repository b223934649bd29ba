// The table plays what happened: by the clock, step by step, or not at all for whoever acts.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../../site/settings.svelte";
import { Player } from "./player.svelte";
import type { Scene } from "./scene";

const events = [...Array(400).keys()].map((n) => ({ event: "e", seat: n }));
const scene = (n: number, actor = 1): Scene =>
  ({ events: [events[n]], telling: { events, at: n }, actor, state: n, news: [{ number: n }] }) as unknown as Scene;
const scenes = (count: number, start = 0) => [...Array(count).keys()].map((n) => scene(start + n));
const shown = (player: Player) => player.scene?.state as unknown as number | undefined;

/** Return how long it takes until the present is shown. */
function lasts(player: Player): number {
  let time = 0;
  for (; player.scene && time < 60_000; time += 10) vi.advanceTimersByTime(10);
  return time;
}

describe("a player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    set("motion", "normal");
    set("stepwise", false);
  });

  it("shows one scene after another, and then the present", () => {
    const player = new Player();
    player.play(scenes(3));
    expect([shown(player), player.at, player.total]).toEqual([0, 1, 3]);
    vi.advanceTimersByTime(600);
    expect([shown(player), player.at]).toEqual([1, 2]);
    vi.advanceTimersByTime(1200);
    expect([player.scene, player.at, player.played]).toEqual([null, 0, 2]);
  });

  it.each([1, 6, 25, 26, 90, 300])("takes at most four seconds for %i scenes", (count) => {
    const player = new Player();
    player.play(scenes(count));
    expect(lasts(player)).toBeLessThan(4000);
  });

  it("is twice as quick or twice as calm, if wished", () => {
    const time = (["quick", "normal", "calm"] as const).map((motion) => {
      set("motion", motion);
      const player = new Player();
      player.play(scenes(4));
      return lasts(player);
    });
    expect(time).toEqual([1200, 2400, 4800]);
  });

  it("waits while somebody reads, and goes on afterwards", () => {
    const player = new Player();
    player.play(scenes(3));
    const goOn = player.hold();
    vi.advanceTimersByTime(60_000);
    expect(shown(player)).toBe(0);
    player.next();
    vi.advanceTimersByTime(60_000);
    expect(shown(player)).toBe(1);
    goOn();
    vi.advanceTimersByTime(1200);
    expect(player.scene).toBeNull();
  });

  it("hurries when more comes than can be told", () => {
    const player = new Player();
    player.play(scenes(6));
    vi.advanceTimersByTime(600);
    player.play(scenes(20, 6));
    expect(player.total).toBe(1 + 1 + 24 - 0);
    expect(lasts(player)).toBeLessThan(4500);
  });

  it("waits for each next step, if somebody wishes to read", () => {
    set("stepwise", true);
    const player = new Player();
    player.play(scenes(200));
    vi.advanceTimersByTime(100_000);
    expect([shown(player), player.total]).toEqual([0, 200]);
    player.next();
    expect(shown(player)).toBe(1);
  });

  it("stops for this once after a next step, and goes on when told to", () => {
    const player = new Player();
    player.play(scenes(5));
    player.step();
    vi.advanceTimersByTime(10_000);
    expect([shown(player), player.stopped]).toEqual([1, true]);
    player.goOn();
    lasts(player);
    expect([player.scene, player.stopped]).toEqual([null, false]);
  });

  it("lands in the present at any moment", () => {
    const player = new Player();
    player.play(scenes(5));
    vi.advanceTimersByTime(700);
    player.skip();
    expect(player.scene).toBe(null);
    vi.advanceTimersByTime(10_000);
    expect([player.scene, player.played]).toEqual([null, 0]);
  });

  it("shows again what the others did since a seat acted, until something new happens", () => {
    const player = new Player();
    player.keep(0, scenes(3));
    player.keep(0, scenes(2, 3));
    player.watch(0);
    expect([shown(player), player.total, player.again]).toEqual([0, 5, true]);
    player.play(scenes(1, 9));
    expect([shown(player), player.total, player.again]).toEqual([9, 1, false]);
    player.skip();
    player.forget(0);
    player.watch(0);
    expect([player.scene, player.again]).toEqual([null, false]);
  });
});
