// A hint as a player meets it.

import { flushSync, tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { show, takeDown } from "../../../build/show";
import { speak } from "../../speech/speech.svelte";
import type { Table } from "../table.svelte";
import HintSlip from "./HintSlip.svelte";

const GROUNDS = ["With it you bring home 2 wares more from the journey than with the other choice."];

beforeAll(() => speak("en"));

describe("a hint", () => {
  const names = ["knight", "troops", "ship"];
  const reasons = [
    { action: 0, share: 0.688, doubt: 0.013, kind: "deny", points: 1.7, seat: 1 },
    { action: 1, share: 0.531, doubt: 0.053, kind: "leave", points: 1.7, seat: 1 },
    { action: 2, share: 0.466, doubt: 0.079, kind: "loss", points: 2.25 },
  ];
  const table = (bot: string, told: typeof reasons, asked = [0]) =>
    ({
      hint: async () => ({ type: "hinted", id: "1", actions: [0], bot, reasons: told, told: GROUNDS }),
      pick: vi.fn(),
      seat: 0,
      tried: { actions: [0], states: [{ scores: [{ total: 12 }, { total: 9 }] }] },
      truth: { asked, legal: names.map((_, action) => ({ action, outlook: {} })) },
      info: { name: "visby", actions: names.map((name) => ({ name })) },
      words: { action: ({ name }: { name: string }) => `Play ${name}` },
      names: ["Anna", "Berta"],
    }) as unknown as Table;

  const unfold = (slip: HTMLElement) => {
    slip.querySelector<HTMLElement>(".fold")!.click();
    flushSync();
  };

  /** Return a table whose bot answers on command, and whose moment can pass. */
  function moving(told: typeof reasons) {
    const at = table("craftsman", told);
    const truth = (moment: number) => ({ ...at.truth, moment, ...(moment > 1 && { legal: [] }) }) as Table["truth"];
    const now = new SvelteMap([["truth", truth(1)]]);
    Object.defineProperty(at, "truth", { get: () => now.get("truth") });
    let answer = () => {};
    const asked = new Promise<void>((settle) => (answer = settle));
    const { hint } = at;
    at.hint = () => asked.then(hint);
    const move = (moment: number) => {
      now.set("truth", truth(moment));
      flushSync();
    };
    return { table: at, answer, move };
  }

  /** Return a table with two rows that hold the same. */
  function twoRows(told: typeof reasons): Table {
    const at = table("craftsman", told) as unknown as Record<string, unknown>;
    at["truth"] = { asked: [0], legal: names.map((_, action) => ({ action, outlook: { worth: 10 } })) };
    at["info"] = { name: "riga", actions: ["4", "2", "cloth"].map((row) => ({ verb: "take", arguments: [row] })) };
    at["words"] = { action: (action: { arguments: string[] }) => `Take row ${action.arguments[0]}` };
    return at as unknown as Table;
  }

  it("tells the move, its share of the win, why, and what is next best", async () => {
    const at = table("alderman", reasons);
    const slip = show(HintSlip, { table: at, onclose: vi.fn() });
    await vi.waitFor(() => expect(slip.textContent).toContain("The Alderman would play this"));
    expect(slip.querySelector("ol")).toBeNull(); // a page without a log beside it shows it folded
    unfold(slip);
    expect(slip.querySelector("ol")!.textContent).toBe("Play knight");
    expect(slip.textContent).toContain(
      "Chance to win: 69 % (± 1). It leaves Berta about 1.5 seals fewer than the next best choice would. " + GROUNDS[0],
    );
    expect([...slip.querySelectorAll("ul li")].map((line) => line.textContent)).toEqual([
      "Play troops: 53 % (± 5), about 1.5 seals more for Berta",
      "Play ship: 47 % (± 8), worth about 2.5 seals less to you",
    ]);
    expect(at.pick).toHaveBeenCalledWith([0], "named");
  });

  it("keeps its words when the table moves on", async () => {
    const at = moving(reasons);
    const slip = show(HintSlip, { table: at.table, onclose: vi.fn() });
    at.answer();
    await vi.waitFor(() => expect(slip.textContent).toContain("Play knight"));
    unfold(slip);
    const before = slip.textContent;
    at.move(2);
    expect(slip.textContent).toBe(before);
  });

  it("that comes too late is dropped and picks nothing", async () => {
    const at = moving(reasons);
    const slip = show(HintSlip, { table: at.table, onclose: vi.fn() });
    at.move(2);
    at.answer();
    await at.table.hint();
    await tick();
    expect(at.table.pick).not.toHaveBeenCalled();
    expect(slip.textContent).not.toContain("Play knight");
  });

  it("that was closed meanwhile picks nothing", async () => {
    const at = moving(reasons);
    show(HintSlip, { table: at.table, onclose: vi.fn() });
    await takeDown();
    at.answer();
    await at.table.hint();
    await tick();
    expect(at.table.pick).not.toHaveBeenCalled();
  });

  it("names choices once that read the same", async () => {
    const rows = [
      { ...reasons[0]!, action: 2 },
      { ...reasons[1]!, action: 0, share: 0.5 },
      { ...reasons[1]!, action: 1, share: 0.5 },
    ];
    const slip = show(HintSlip, { table: twoRows(rows), onclose: vi.fn() });
    await vi.waitFor(() => expect(slip.textContent).toContain("would play this"));
    unfold(slip);
    expect([...slip.querySelectorAll("ul li")].map((line) => line.textContent)).toEqual([
      "Take row 4: 50 % (± 5), about 1.5 points more for Berta",
    ]);
  });

  it("tells the score that comes of it, unless others choose at the same moment", async () => {
    const alone = show(HintSlip, { table: table("alderman", reasons), onclose: vi.fn() });
    await vi.waitFor(() => expect(alone.textContent).toContain("Play knight"));
    unfold(alone);
    expect(alone.textContent).toContain("If the game ended then, you would have 12 seals.");
    const together = show(HintSlip, { table: table("alderman", reasons, [0, 1]), onclose: vi.fn() });
    await vi.waitFor(() => expect(together.textContent).toContain("Play knight"));
    unfold(together);
    expect(together.textContent).toContain("Chance to win");
    expect(together.textContent).not.toContain("If the game ended");
  });

  it("says nothing of what is not known", async () => {
    const slip = show(HintSlip, { table: table("greedy", []), onclose: vi.fn() });
    await vi.waitFor(() => expect(slip.textContent).toContain("The Trader would play this"));
    unfold(slip);
    expect(slip.textContent).not.toContain("Chance to win");
    expect(slip.querySelector("ul")).toBeNull();
  });
});
