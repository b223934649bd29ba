// The tracker of any table: what the survey has counted stands there by itself.

import { flushSync } from "svelte";
import { beforeAll, expect, it } from "vitest";
import { show } from "../../../build/show";
import { speak } from "../../speech/speech.svelte";
import { Player } from "../scenes/player.svelte";
import type { Table } from "../table.svelte";
import Side from "./Side.svelte";

beforeAll(() => speak("en"));

const NAMES: Record<string, string> = { "unseen-cities": "Not seen yet", danzig: "Danzig", visby: "Visby" };

/** Return the tracker's leaf of a table with these figures. */
function tracker(figures: Record<string, unknown>): string {
  const words = { name: (word: string) => NAMES[word] ?? word };
  const table = { news: [], names: [], heardNews: [], player: new Player(), shown: { figures }, words };
  const side = show(Side, { table: table as unknown as Table, chapters: [] });
  [...side.querySelectorAll<HTMLElement>("[role=tab]")][1]!.click();
  flushSync();
  return side.querySelector("[role=tabpanel]")!.textContent.trim().replace(/\s+/g, " ");
}

it("says what was counted, under its name", () => {
  expect(tracker({ counted: { "unseen-cities": { danzig: 11, visby: 12 } } })).toBe("Not seen yet Danzig 11; Visby 12");
});

it("says that a game has none, if nothing was counted", () => {
  expect(tracker({})).toBe("This game has no overview.");
});
