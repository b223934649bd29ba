// What a card brought, in signs; if it brought nothing, there is no sign.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { speak } from "../../../speech/speech.svelte";
import type { Table } from "../../../table/table.svelte";
import type { Event } from "../model/view";
import Ribbon from "./Ribbon.svelte";

/** Return what the first seat got, by its Blacksmith or in trade. */
function got(seals: number, wares: number): Event {
  if (wares < 0) return { event: "traded", seat: 0, wares: -wares, seals };
  const by = { seat: 0, card: "blacksmith" as const };
  return wares > 0 ? { event: "got-wares", ...by, wares, lost: 0 } : { event: "got-seals", ...by, seals };
}

let shown: Record<string, unknown> | null = null;
beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

it.each([
  [0, 0, "+0", false, false],
  [2, 0, "+2", true, false],
  [0, 3, "+3", false, true],
  [4, -6, "+4", true, false],
])("%i seals and %i wares", (seals, wares, figure, seal, ware) => {
  const words = { name: (name: string) => name };
  const table = {
    telling: null,
    words,
    standing: { figures: { deck: ["blacksmith", "merchant"] } },
  } as unknown as Table;
  shown = mount(Ribbon, {
    target: document.body,
    props: { table, round: [got(seals, wares)] },
  }) as Record<string, unknown>;
  flushSync();
  expect(document.querySelectorAll(".step")).toHaveLength(2);
  const gain = document.querySelector(".hit .gain")!;
  expect(gain.textContent!.trim()).toBe(figure);
  expect([!!gain.querySelector(".mini-seal"), !!gain.querySelector(".mini-ware")]).toEqual([seal, ware]);
});

it("shows who will act in the steps that are still to come", () => {
  const table = {
    telling: { events: [], at: 0 },
    words: { name: (name: string) => name },
    standing: {
      figures: { deck: ["troops", "blacksmith", "fleet"] },
      view: { played: [["blacksmith"], ["troops"], ["fleet"], ["blacksmith"]] },
    },
  } as unknown as Table;
  shown = mount(Ribbon, { target: document.body, props: { table, round: [got(0, 4)] } }) as Record<string, unknown>;
  flushSync();
  const crests = [...document.querySelectorAll(".step-body")].map((step) => step.querySelectorAll(".crest").length);
  expect(crests).toEqual([0, 2, 1]);
  expect(document.querySelectorAll(".gain")).toHaveLength(1);
});

it("lights the step of the Merchants while the market falls", () => {
  const table = {
    telling: { events: [], at: 0 },
    words: { name: (name: string) => name },
    standing: { figures: { deck: ["blacksmith", "merchant"] }, view: { played: [["merchant"], ["merchant"]] } },
  } as unknown as Table;
  const round: Event[] = [got(0, 4), { event: "crowded", before: 9, after: 6 }];
  shown = mount(Ribbon, { target: document.body, props: { table, round } }) as Record<string, unknown>;
  flushSync();
  expect(document.querySelector(".step.now")?.textContent).toContain("merchant");
});
