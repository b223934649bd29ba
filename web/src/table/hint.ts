// A bot's reasons in words.

import { say, type Figures } from "../speech/speech.svelte";
import type { ActionName, Reason } from "../wire";

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

// Lists.

/** Return moves with those that follow their like counted instead of repeated. */
export function joined(moves: string[]): string[] {
  const runs: { move: string; times: number }[] = [];
  for (const move of moves) {
    const last = runs.at(-1);
    if (last?.move === move) last.times += 1;
    else runs.push({ move, times: 1 });
  }
  return runs.map(({ move, times }) => (times > 1 ? `${times} × ${move}` : move));
}

/** Return the first of all those that read the same. */
export function distinct<T>(choices: T[], reads: (choice: T) => string): T[] {
  const known = choices.map(reads);
  return choices.filter((_, n) => known.indexOf(known[n]!) === n);
}

/** Return an action without its numbers: two rows that hold the same are one choice. Where nothing else tells choices apart they stay. */
export function numberless(action: ActionName, outlook: Record<string, unknown>): ActionName {
  if (!Object.values(outlook).some(Boolean)) return action;
  return { ...action, arguments: action.arguments.map((text) => (/^\d+$/.test(text) ? "0" : text)) };
}
