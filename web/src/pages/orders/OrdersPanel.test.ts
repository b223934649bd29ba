// Orders as their writer meets them: what was done may be an example of its kind.

import { flushSync } from "svelte";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { show } from "../../../build/show";
import { learn, speak } from "../../speech/speech.svelte";
import type { ToldFact, TrialBoard, Way } from "../../wire";
import OrdersPanel from "./OrdersPanel.svelte";
import { Plan } from "./plan.svelte";
import type { Trial } from "./trial.svelte";

const fact = (name: string, sentence: string): ToldFact => ({ fact: { name }, sentence, usual: true });
const BOARD = {
  made: [7, 9],
  sentences: ["take row 2", "end the turn"],
  facts: [fact("row-has", "row 2 still has at least 2 × wine"), fact("season", "it is still summer")],
  whole: true,
  bests: [
    {
      best: { name: "row-with", one: "wine" },
      at: 0,
      sentences: ["take the best row with wine", "end the turn"],
      about: "the row of the highest worth; of equals the one with the lowest number",
      facts: [fact("season", "it is still summer")],
    },
  ],
} as unknown as TrialBoard;

let plan: Plan;
let panel: HTMLElement;

beforeAll(async () => {
  await speak("en");
  await learn("letters");
});

beforeEach(() => {
  plan = new Plan("t", 1);
  const trial = {
    board: BOARD,
    trouble: null,
    lay: async () => {},
    again: () => {},
    way: (holds: Way["holds"], best: Way["best"] = null): Way => ({ actions: BOARD.made, holds: holds ?? [], best }),
  } as unknown as Trial;
  panel = show(OrdersPanel, { plan, trial });
});

function press(text: string) {
  const label = [...panel.querySelectorAll("label")].find((each) => each.textContent.trim() === text)!;
  label.querySelector("input")!.click();
  flushSync();
}
const use = () => {
  panel.querySelector<HTMLElement>("[data-use]")!.click();
  flushSync();
};

test("a move is ordered just as it was made, with what must still hold", () => {
  use();
  expect(plan.ways).toEqual([[{ actions: [7, 9], holds: [{ name: "row-has" }, { name: "season" }], best: null }]]);
});

test("the best of its kind is ordered in its place, without what was about that row alone", () => {
  press("take the best row with wine");
  expect(panel.textContent).toContain("of equals the one with the lowest number");
  expect(panel.textContent).not.toContain("row 2 still has");
  use();
  expect(plan.ways).toEqual([
    [{ actions: [7, 9], holds: [{ name: "season" }], best: { name: "row-with", one: "wine" } }],
  ]);
  expect(plan.turns[0]![0]!.sentences).toEqual(["take the best row with wine", "end the turn"]);
});

test("who thinks better of it orders just that move", () => {
  press("take the best row with wine");
  press("just this move");
  use();
  expect(plan.ways[0]![0]!.best).toBeNull();
});
