// Composing a trade: what is picked elsewhere, as by a hint, is what the button will do.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { speak } from "../../../speech/speech.svelte";
import type { Partner } from "../../../table/line";
import { Table } from "../../../table/table.svelte";
import type { State, Tried } from "../../../wire";
import { Turn } from "../model/turn.svelte";
import Trade from "./Trade.svelte";

let shown: Record<string, unknown> | null = null;

function trading(partner: Partner | null = null): Table {
  const table = new Table("t", false, "", partner);
  const legal = [0, 1, 2].map((n) => ({
    action: 10 + n,
    name: `trade ${3 * n + 3}`,
    outlook: { seals: `${2 * n + 2}` },
  }));
  table.recall(0, { legal, asked: [0], choosing: [0] } as unknown as State, []);
  vi.spyOn(table, "pick").mockImplementation((wishes) => {
    table.wishes = wishes;
    return Promise.resolve(null);
  });
  shown = mount(Trade, { target: document.body, props: { table } }) as Record<string, unknown>;
  flushSync();
  return table;
}

const said = () => document.querySelector("[role=status]")!.textContent;
const press = (name: string) => {
  document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
  flushSync();
};

beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it("begins with all that can be traded", () => {
  expect(trading().wishes).toEqual([12]);
  expect(said()).toContain("9");
});

it("begins with the least where the amount is the question", () => {
  expect(trading({ riddle: true } as Partner).wishes).toEqual([10]);
});

it("follows what a hint picks, and goes on from there", () => {
  const table = trading();
  void table.pick([10]);
  flushSync();
  expect(table.wishes).toEqual([10]);
  expect(said()).toContain("3");
  press("More");
  expect(table.wishes).toEqual([11]);
});

it("keeps what was chosen here when it is put back", () => {
  const table = trading();
  press("Fewer");
  table.wishes = [];
  flushSync();
  expect(table.wishes).toEqual([11]);
});

it("leaves the table as it stands until the trade is made", () => {
  const table = trading();
  const round = (rounds: number) => ({ view: { rounds, target: 30, seats: 2, wares: [9 / rounds, 3] } });
  table.recall(0, { ...table.truth!, ...round(1) } as unknown as State, []);
  table.tried = { states: [{ ...table.truth!, ...round(2) }] } as unknown as Tried; // nobody else trades: a new round
  const turn = new Turn(table as never);
  expect(turn.view.wares).toEqual([9, 3]);
});
