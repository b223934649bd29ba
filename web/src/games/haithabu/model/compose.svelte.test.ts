// Composing sets: what goes with what, the server says.

import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { PickedSet, State } from "../../../wire";
import { flushSync } from "svelte";
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
  "event 2",
  "event 4",
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

/** Return a set of which something is picked, and what the server says fits beside that. */
function setOf(verb: string, picked: string[], fits: string[], rest: string[] = [], start = 0): PickedSet {
  const [all, others, missing] = [picked, fits, rest].map((names) => names.map(number));
  return { verb, picked: all!, fits: others!, rest: missing!, complete: rest.length === 0, start };
}

/** Return a composer for what is being tried: actions, the states after each, and the set they end in. */
function at(truth: State, actions: string[] = [], states: State[] = [], set: PickedSet | null = null) {
  const tried = actions.length > 0 || set ? { actions: actions.map(number), states, set } : null;
  const table = {
    seat: 0,
    asked: true,
    telling: null,
    truth,
    shown: states.at(-1) ?? truth,
    tried,
    wishes: [] as number[],
    trouble: null,
    info: { actions: ACTIONS, loose: ["sell", "drop"], closing: "done" },
    action: (...words: string[]) => number(words.join(" ")),
    pick: vi.fn((..._: [number[], string]) => Promise.resolve(null)),
    settle: vi.fn(() => Promise.resolve()),
    hush: vi.fn(),
    drop: vi.fn(),
    gathered: vi.fn(() => Promise.resolve(null)),
  };
  let turn!: Composer;
  onTestFinished($effect.root(() => void (turn = new Composer(table as unknown as Table))));
  return { table, turn };
}

const selling = (legal: string[]) => state("selling", { seats: [] }, legal);
const turned = state("turn", { seats: [] });

describe("a question", () => {
  it("asks for a worker only while there is one", () => {
    const left = (own_left: number, neutral_left: number) =>
      at(state("turn", { seats: [] }, [], { own_left, neutral_left })).turn.question;

    expect([left(1, 0), left(0, 1), left(0, 0)]).toEqual(["turn", "turn", "turn-placed"]);
  });
});

describe("a set", () => {
  const SALES = ["sell mead", "sell cloth", "sell tools"];

  it("takes what the server says goes with it, in whatever order it is picked", async () => {
    const picked = setOf("sell", ["sell cloth"], ["sell mead", "sell cloth"]);
    const { table, turn } = at(selling(SALES), ["sell cloth", "done"], [selling(["done"]), turned], picked);

    expect(turn.parts).toEqual([number("sell cloth")]);
    expect(NAMES.filter((name) => turn.can(number(name)))).toEqual(["sell mead", "sell cloth", "done"]);
    await turn.take(number("sell mead"));
    expect(table.pick).toHaveBeenCalledWith([number("sell cloth"), number("sell mead")], "gathered");
  });

  it("gives back what is clicked again", async () => {
    const picked = setOf("sell", ["sell cloth", "sell mead", "sell cloth"], []);
    const { table, turn } = at(selling(SALES), ["own g"], [selling(SALES)], { ...picked, start: 1 });

    turn.toggle(number("sell cloth"));
    expect(table.pick).toHaveBeenCalledWith(["own g", "sell cloth", "sell mead"].map(number), "gathered");
  });

  it("is asked for where nothing of it is known: before the first pick, after a hint", () => {
    const { table } = at(selling(SALES));
    flushSync();
    expect(table.gathered).toHaveBeenCalledWith([]);

    const hinted = at(turned, ["own g", "sell mead", "done"], [selling(SALES), selling(["done"]), turned]);
    hinted.table.wishes = hinted.table.tried!.actions;
    flushSync();
    expect(hinted.table.gathered).toHaveBeenCalledWith(["own g", "sell mead"].map(number));
  });

  it("stays as it was where the rules refuse a pick, and says why", async () => {
    const refusal = { reason: "sold-out", sentence: "There is none left." };
    const { table, turn } = at(selling(SALES), ["sell mead"], [turned], setOf("sell", ["sell mead"], SALES));
    const before = (table.wishes = [number("sell mead")]);
    table.pick.mockResolvedValueOnce(refusal as never);
    await turn.take(number("sell tools"));

    expect(table.pick).toHaveBeenLastCalledWith(before, "gathered");
    expect(table.trouble).toEqual(refusal);
  });

  it("is not composed any further once the table is gone", async () => {
    const { table, turn } = at(selling(["sell mead", "done"]));
    const taken = turn.take(number("sell mead"));
    turn.leave();
    await taken;
    expect(table.pick).toHaveBeenCalledTimes(1);
    expect(table.settle).not.toHaveBeenCalled();
  });
});

describe("giving up goods", () => {
  const storing = state("storing", { seats: [] }, [], { excess: { warehouse: 3, post: 0 } });
  const given = ["drop cloth warehouse"];
  const set = setOf(
    "drop",
    given,
    ["drop mead warehouse", "drop cloth warehouse"],
    Array(2).fill("drop mead warehouse"),
  );

  it("counts up to what has to go", () => {
    const { turn } = at(storing, [], [], set);
    expect(turn.excess).toEqual({ warehouse: 2, post: 0 });
    expect(turn.picked(number("drop cloth warehouse"))).toBe(1);
    expect(turn.can(number("drop mead post"))).toBe(false);
    expect(turn.missing).toBe("storing");
  });

  it("fills up with what the rules name first", async () => {
    const { table, turn } = at(storing, [], [], set);
    await turn.fill();
    const all = [...given, "drop mead warehouse", "drop mead warehouse"];
    expect(table.pick).toHaveBeenLastCalledWith(all.map(number), "gathered");
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
    expect(order.table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 3"].map(number), "gathered");

    const sale = at(h, ["own h", "sell tools"], [begun, sold]);
    await sale.turn.take(number("slot 3"));
    expect(sale.table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 3"].map(number), "gathered");
  });

  it("change without each other", async () => {
    const { table, turn } = at(h, ["own h", "sell tools", "slot 3"], [begun, sold, drawn]);
    await turn.take(number("sell mead"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "sell mead", "slot 3"].map(number), "gathered");
    await turn.take(number("slot 5"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "sell tools", "slot 5"].map(number), "gathered");
    await turn.putBack(number("sell tools"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "slot 3"].map(number), "gathered");
    await turn.take(number("point"));
    expect(table.pick).toHaveBeenLastCalledWith(["own h", "point"].map(number), "gathered");
  });

  it("may be left at the sale, and it is said that an order could follow", () => {
    const { turn } = at(h, ["own h", "sell tools"], [begun, sold]);
    expect(turn.missing).toBe("");
    expect(turn.question).toBe("order-or-sale-too");
    const asked = at(sold).turn;
    expect(NAMES[asked.stop!.action]).toBe("done");
  });

  it("belong together on D: a good alone is not enough", async () => {
    const taken = state("order-and-good", NOTHING, ["slot 3"], { count: 1 });
    const { table, turn } = at(h, ["own h", "sell tools"], [begun, taken]);
    await turn.take(number("sell mead"));
    table.wishes = table.pick.mock.lastCall![0];
    expect(turn.missing).toBe("order-and-good-too");
  });
});

describe("an event by night", () => {
  it("is chosen by itself, before the action of the field", () => {
    const thrown = state("pick", { seats: [] }, ["event 2", "event 4"], { dice: [2, 4] });
    const after = state("order-or-sale", { seats: [] }, ["slot 3", "point"], { count: 0 });
    const { turn } = at(thrown, ["event 4"], [after]);

    expect(turn.missing).toBe("");
    expect(turn.question).toBe("pick");
    expect(turn.verb(turn.actions.at(-1))).toBe("event");
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
