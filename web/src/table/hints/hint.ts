// A bot's reasons in words, which are those of the terminal.

import { say, type Figures } from "../../speech/speech.svelte";
import type { ActionName, Reason } from "../../wire";
import type { Table } from "../table.svelte";

type At = Pick<Table, "names" | "info">;

/** Return a share of the win in per cent with its standard error, as far as it is known. */
export function share(reason: Reason): string {
  const part = percent(reason.share);
  if (reason.kind === "slight") return say("hint-share-none");
  if (part === 0 && reason.share > 0) return say("hint-share-under");
  if (part === 100 && reason.kind !== "sure") return say("hint-share-over");
  return say("hint-share", { share: part, doubt: percent(reason.doubt) });
}

/** Return why a choice is the best; of a mix first what it brings. */
export function why(reason: Reason, at: At): string {
  const told = say(`hint-why-${reason.kind}`, figures(reason, at));
  if (reason.kind !== "mixed" || reason.points == null) return told;
  return `${say(`hint-why-${reason.seat == null ? "gain" : "deny"}`, figures(reason, at))} ${told}`;
}

/** Return what is worth looking at, without naming the best choice. */
export function look(reason: Reason, at: At): string {
  return say(`coach-look-${reason.kind}`, figures(reason, at));
}

/** Return why another choice was better than the one that was played. */
export function better(reason: Reason, at: At): string {
  return say(`review-why-${reason.kind}`, figures(reason, at));
}

/** Return how another choice looks compared with the best. */
export function beside(reason: Reason, at: At): string {
  return say(`hint-beside-${reason.kind}`, figures(reason, at));
}

/** Return what the seat would have if the game ended after what is picked, unless others choose too. */
export function score(table: Table): string {
  const points = table.tried?.states.at(-1)?.scores[table.seat]?.["total"];
  const alone = table.truth?.asked.length === 1;
  return alone && points !== undefined ? say("hint-score", { amount: amount(points, table) }) : "";
}

/** Return points, in Visby seals, in halves: estimates are no finer. */
function amount(points: number, at: At): string {
  return say("hint-amount", { points: Math.round(2 * points) / 2, game: at.info?.name ?? "" });
}

function figures({ points, seat, cases }: Reason, at: At): Figures {
  return {
    amount: amount(points ?? 0, at),
    name: at.names[seat ?? -1] ?? "",
    cases: percent(cases ?? 0),
    game: at.info?.name ?? "",
  };
}

function percent(part: number): number {
  return Math.round(100 * part);
}

// Lists.

/** Return moves with repetitions counted instead of listed. */
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

/**
 * Return an action without its numbers: two rows that hold the same are one choice.
 * Where nothing else distinguishes choices, the numbers stay.
 */
export function numberless(action: ActionName, outlook: Record<string, unknown>): ActionName {
  if (!Object.values(outlook).some(Boolean)) return action;
  return { ...action, arguments: action.arguments.map((text) => (/^\d+$/.test(text) ? "0" : text)) };
}
