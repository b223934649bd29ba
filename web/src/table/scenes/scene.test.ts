// An update taken apart: after each event view, scores, figures and news go together.

import { describe, expect, it } from "vitest";
import type { Change, News, State, Update } from "../../wire";
import { scenesOf, since, summedUp, withoutOwn, type Scene } from "./scene";

const state = (view: Record<string, unknown>, more: Partial<State> = {}): State =>
  ({ view, scores: [{ total: 0 }], figures: {}, asked: [0], choosing: [0], legal: [], ...more }) as unknown as State;

const played = (number: number, actor: number, ...events: Record<string, unknown>[]): News =>
  ({ number, at: 0, kind: "play", steps: [{ actor, events }] }) as News;

const update = (news: News[], after: Change[] | null, end: State): Update => ({
  type: "update",
  seat: 0,
  news,
  state: end,
  after,
});

const BEFORE = state({ seals: 0, wares: 3 });
const NEWS = [
  played(7, 1, { event: "took-seals", seat: 0 }, { event: "took-wares", seat: 1 }),
  played(8, 2, { event: "round" }),
];
const AFTER: Change[] = [
  { view: { seals: 2 }, scores: [{ total: 2 }] },
  { view: { wares: 5 }, figures: { deck: 1 } },
];
const END = state({ seals: 2, wares: 5, round: 9 }, { scores: [{ total: 2 }], figures: { deck: 1 } });

describe("an update", () => {
  const scenes = scenesOf(update(NEWS, AFTER, END), BEFORE, [played(6, 0)]);

  it("advances view, scores and figures event by event, and ends in the present", () => {
    expect(scenes.map(({ state }) => state.view)).toEqual([{ seals: 2, wares: 3 }, { seals: 2, wares: 5 }, END.view]);
    expect(scenes.map(({ state }) => state.scores[0]!["total"])).toEqual([2, 2, 2]);
    expect(scenes.map(({ state }) => state.figures)).toEqual([{}, { deck: 1 }, { deck: 1 }]);
  });

  it("tells no more than has happened by then", () => {
    const told = scenes.map(({ news }) =>
      news.flatMap((each) => each.steps ?? []).flatMap((step) => step.events ?? []),
    );
    expect(told.map((events) => events.length)).toEqual([1, 2, 3]);
    expect(scenes.map(({ news }) => news.at(-1)!.number)).toEqual([7, 7, 8]);
  });

  it("asks nobody anything before it is over", () => {
    expect(scenes.flatMap(({ state }) => [...state.asked, ...state.choosing, ...state.legal])).toEqual([]);
  });

  it("is not taken apart without steps, or where some are missing", () => {
    expect(scenesOf(update(NEWS, null, END), BEFORE, [])).toEqual([]);
    expect(scenesOf(update(NEWS, AFTER.slice(1), END), BEFORE, [])).toEqual([]);
  });

  it("shows at one moment what happens at one", () => {
    const news = [played(1, 0, { event: "revealed", seat: 0 }, { event: "revealed", seat: 1 }, { event: "round" })];
    const shown = scenesOf(update(news, [{ view: { played: 2 } }, {}], END), BEFORE, []);
    expect(shown.map(({ events }) => events.length)).toEqual([2, 1]);
    expect(shown[0]!.telling.at).toBe(1);
  });

  it("drops figures that are not reckoned any more", () => {
    const before = state({}, { figures: { payment: 1 } });
    const news = [played(1, 0, { event: "paid" }, { event: "built" })];
    const shown = scenesOf(update(news, [{ without: ["payment"] }], END), before, []);
    expect(shown[0]!.state.figures).toEqual({});
  });
});

describe("many scenes", () => {
  const events = [1, 1, 1, 2, 2, 3].map((seat) => ({ event: "e", seat }));
  const scene = (n: number, actor = 1): Scene =>
    ({ events: [events[n]], telling: { events, at: n }, actor, state: n, news: [] }) as unknown as Scene;
  const all = [0, 1, 2, 3, 4, 5].map((n) => scene(n));

  it("are summed up by players, then by neighbours; the last state stays the last", () => {
    expect(summedUp(all, 6)).toBe(all);
    expect(summedUp(all, 3).map(({ events }) => events.length)).toEqual([3, 2, 1]);
    expect(summedUp(all, 2).map(({ events }) => events.length)).toEqual([5, 1]);
    expect(summedUp(all, 2).at(-1)!.state).toBe(5);
  });

  it("are one where a seat knows them already", () => {
    expect(withoutOwn(all, 1).map(({ events }) => events.length)).toEqual([3, 1, 1, 1]);
    expect(withoutOwn(all, 0)).toBe(all);
  });

  it("begin anew for a seat that acts, after what is its own", () => {
    expect(since([scene(0)], [scene(1)], 0)).toHaveLength(2);
    expect(since([scene(0)], [scene(0), scene(1), scene(3)], 1)).toEqual([scene(3)]);
    expect(since([scene(0)], [scene(0)], 1)).toEqual([]);
  });
});
