// A bot's reasons in words.

import { say, type Figures } from "../speech/speech.svelte";
import type { Reason } from "../wire";

/** Return a share of the win in per cent, with its standard error. */
export function share(reason: Reason): string {
  return say("hint-share", { share: percent(reason.share), doubt: percent(reason.doubt) });
}

/** Return why a choice is the best. */
export function why(reason: Reason, names: string[]): string {
  return say(`hint-why-${reason.kind}`, figures(reason, names));
}

/** Return how another choice looks beside the best. */
export function beside(reason: Reason, names: string[]): string {
  return say(`hint-beside-${reason.kind}`, figures(reason, names));
}

function figures({ points, seat, cases }: Reason, names: string[]): Figures {
  return { points: Math.round(10 * (points ?? 0)) / 10, name: names[seat ?? -1] ?? "", cases: percent(cases ?? 0) };
}

function percent(part: number): number {
  return Math.round(100 * part);
}
