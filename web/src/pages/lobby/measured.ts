// How strong a level is, by the matches of the arena.

import type { Figures } from "../../speech/speech.svelte";
import { say } from "../../speech/speech.svelte";
import type { Measured } from "../../wire";

/** What is known of a level at a table of so many seats, for a sentence; the lowest has nobody below it. */
export function measured(ladder: Measured[], level: string, seats: number): Figures | undefined {
  const own = ladder.filter((rung) => rung.level === level);
  const rung = own.findLast((each) => each.seats <= seats) ?? own[0];
  return rung && figures(rung);
}

function figures({ seats, level, below, share, low, high }: Measured): Figures {
  const percent = (part: number) => Math.round(100 * part);
  const names = { level: say(`bot-${level}`), below: say(`bot-${below}`) };
  return { seats, ...names, share: percent(share), low: percent(low), high: percent(high) };
}
