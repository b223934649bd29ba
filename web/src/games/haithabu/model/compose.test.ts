// Composing sets: what goes with what, the server says; the page only counts what is given up.

import { describe, expect, it, vi } from "vitest";
import type { State } from "../../../wire";
import type { Table } from "../../../table/table.svelte";
import { Composer } from "./compose.svelte";
import { tradersOf } from "./view";

const NAMES = [
  "own h",
  "slot 3",
  "slot 5",
  "point",
  "own g",
  "sell mead",
  "sell cloth",
  "sell tools",
  "drop mead warehouse",
  "drop mead post",
  "drop cloth warehouse",
  "done",
];
const ACTIONS = NAMES.map((name, number) => ({
  number,
  name,
  verb: name.split(" ")[0]!,
  arguments: name.split(" ").slice(1),
}));
const number = (name: string) => NAMES.indexOf(name);

function state(phase: string, figures: object, legal: string[] = [], more: object = {}): State {
  const view = { phase, ...more };
  return {
    moment: 1,
    asked: [0],
    view,
    figures,
    legal: legal.map((name) => ({ action: number(name), name, outlook: {} })),
  } as unknown as State;
}

function at(truth: State, actions: string[] = [], states: State[] = []) {
  const tried = actions.length > 0 ? { actions: actions.map(number), states } : null;
  const table = {
    seat: 0,
    asked: true,
    telling: null,
    truth,
    shown: states.at(-1) ?? truth,
    tried,
    wishes: [],
    trouble: null,
    info: { actions: ACTIONS },
    action: (...words: string[]) => number(words.join(" ")),
    pick: vi.fn(() => Promise.resolve(null)),
    settle: vi.fn(() => Promise.resolve()),
    hush: vi.fn(),
    drop: vi.fn(),
  };
  return { table, turn: new Composer(table as unknown as Table) };
}

const selling = (more: string[], legal: string[]) =>
  state("selling", { set: "sell", more: more.map(number), seats: [] }, legal);
const turned = state("turn", { seats: [] });

describe("a set", () => {
  it("takes what the server says goes with it, in whatever order it is picked", async () => {
    const begun = selling(["sell mead", "sell cloth", "sell tools"], ["sell mead", "sell cloth", "sell tools"]);
    const { table, turn } = at(
      begun,
      ["sell cloth", "done"],
      [selling(["sell mead", "sell cloth"], ["sell cloth", "done"]), turned],
    );

    expect(turn.set).toEqual({ verb: "sell", from: 0, picks: [number("sell cloth")] });
    expect(NAMES.filter((name) => turn.can(number(name)))).toEqual(["sell mead", "sell cloth", "done"]);
    await turn.take(number("sell mead"));
    expect(table.pick).toHaveBeenCalledWith([number("sell mead"), number("sell cloth")], false);
  });

  it("is full when the rules have gone on", () => {
    const { turn } = at(selling(["sell mead"], ["sell mead"]), ["sell mead"], [turned]);
    expect(turn.set.picks).toEqual([number("sell mead")]);
    expect(turn.can(number("sell mead"))).toBe(false);
  });

  it("is not composed any further once the table is gone", async () => {
    const { table, turn } = at(selling(["sell mead"], ["sell mead", "done"]));
    const taken = turn.take(number("sell mead"));
    turn.leave();
    await taken;
    expect(table.pick).toHaveBeenCalledTimes(1);
  });
});

describe("giving up goods", () => {
  const storing = state(
    "storing",
    { set: "drop", spare: { warehouse: { mead: 2, cloth: 2 }, post: { mead: 0 } }, seats: [] },
    [],
    { excess: { warehouse: 3, post: 0 } },
  );

  it("counts up to what has to go, before anything is tried", async () => {
    const { table, turn } = at(storing);
    await turn.take(number("drop cloth warehouse"));
    expect(turn.excess).toEqual({ warehouse: 2, post: 0 });
    expect(table.pick).not.toHaveBeenCalled();
    expect(turn.can(number("drop mead post"))).toBe(false);

    await turn.fill();
    expect(turn.excess.warehouse).toBe(0);
    expect(turn.can(number("drop cloth warehouse"))).toBe(false);
    const given = ["drop mead warehouse", "drop mead warehouse", "drop cloth warehouse"].map(number);
    expect(table.pick).toHaveBeenLastCalledWith(given, false);
  });

  it("names no more of a good than can go", async () => {
    const { turn } = at(storing);
    await turn.take(number("drop mead warehouse"));
    await turn.take(number("drop mead warehouse"));
    expect(turn.can(number("drop mead warehouse"))).toBe(false);
    expect(turn.can(number("drop cloth warehouse"))).toBe(true);
  });
});

describe("an order and a sale", () => {
  const NOTHING = { seats: [] };
  const begun = state("order-or-sale", NOTHING, ["slot 3", "slot 5", "sell mead", "sell tools", "point"], { count: 0 });
  const sold = state("order-or-sale", NOTHING, ["slot 3", "slot 5", "done"], { count: 1 });
  const drawn = { ...state("fill", NOTHING), asked: [] } as State;
  const h = state("turn", NOTHING, ["own h"], { own_left: 1, neutral_left: 0 });

  it("are both picked, whichever comes first", async () => {
    const order = at(h, ["own h", "slot 3"], [begun, drawn]);
    await order.turn.take(number("sell tools"));
    expect(order.table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 3"].map(number), false);

    const sale = at(h, ["own h", "sell tools"], [begun, sold]);
    await sale.turn.take(number("slot 3"));
    expect(sale.table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 3"].map(number), false);
  });

  it("change without each other", async () => {
    const { table, turn } = at(h, ["own h", "sell tools", "slot 3"], [begun, sold, drawn]);
    await turn.take(number("sell mead"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "sell mead", "slot 3"].map(number), false);
    await turn.take(number("slot 5"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 5"].map(number), false);
    await turn.putBack(number("sell tools"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "slot 3"].map(number), false);
    await turn.take(number("point"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "point"].map(number), false);
  });

  it("may be left at the sale, and it is said that an order could follow", () => {
    const { turn } = at(h, ["own h", "sell tools"], [begun, sold]);
    expect(turn.missing).toBe("");
    expect(turn.question).toBe("order-or-sale-too");
    const asked = at(sold).turn;
    expect(NAMES[asked.stop!.action]).toBe("done");
  });

  it("belong together on D: a good alone is not enough", () => {
    const taken = state("order-and-good", NOTHING, ["slot 3"], { count: 1 });
    const { table, turn } = at(h, ["own h", "sell tools"], [begun, taken]);
    table.wishes = (turn as unknown as { picks: never[] }).picks;
    expect(turn.missing).toBe("order-and-good-too");
  });
});

describe("workers on the market", () => {
  const market = (seat: number, good: string, neutral = 0) => ({
    events: [{ event: "to-market", seat, good, neutral }],
  });

  it("are those of this round that were not taken back", () => {
    const news = [
      {
        kind: "play",
        steps: [market(0, "mead"), { events: [{ event: "round" }] }, market(0, "cloth"), market(1, "tools")],
      },
      { kind: "undo", back: 1 },
    ];
    const table = { news, tried: { steps: [[market(1, "mead", 1)]] } } as unknown as Table;
    expect(tradersOf(table)).toEqual([
      { seat: 0, good: "cloth" },
      { seat: -1, good: "mead" },
    ]);
  });
});
