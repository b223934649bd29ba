// A hint in words, as the table stood when it was given: what happens afterwards does not change them.

import { say } from "../../speech/speech.svelte";
import type { Hinted, Reason, State } from "../../wire";
import { beside, distinct, joined, numberless, score, share, why } from "./hint";
import type { Table } from "../table.svelte";

export interface Advice {
  title: string;
  moves: string[];
  wins: string; // empty if nothing is known
  why: string;
  points: string;
  others: string[];
}

/** Return a hint in words; what it does must have been tried. */
export function adviceOf(table: Table, hinted: Hinted): Advice {
  const [best] = hinted.reasons ?? [];
  return {
    title: say("hint-title", { bot: say(`bot-${hinted.bot}`) }),
    moves: movesOf(table, hinted),
    wins: best ? say("hint-wins", { share: share(best) }) : "",
    why: best ? [why(best, table), ...(hinted.told ?? [])].join(" ") : "",
    points: tried(table, hinted) ? score(table) : "",
    others: othersOf(table, hinted.reasons ?? []),
  };
}

/** Return the result of trying the hint, if nothing else was picked meanwhile. */
function tried(table: Table, { actions }: Hinted): Table["tried"] {
  return actions.join() === table.tried?.actions.join() ? table.tried : null;
}

function movesOf(table: Table, hinted: Hinted): string[] {
  const states = [table.truth, ...(tried(table, hinted)?.states ?? [])];
  return joined(hinted.actions.map((number, n) => told(table, number, states[n])).filter(Boolean));
}

function othersOf(table: Table, reasons: Reason[]): string[] {
  const reads = (reason: Reason) => `${told(table, reason.action, table.truth, true)}: ${share(reason)}`;
  const others = distinct(reasons, reads).filter((reason) => reason !== reasons[0]);
  return others.map((other) =>
    say("hint-other", { move: told(table, other.action, table.truth), share: share(other), why: beside(other, table) }),
  );
}

/** Return an action in words, as it was legal in a state. */
function told({ info, words, names }: Table, number: number, before: State | null | undefined, plain = false): string {
  const action = info?.actions[number];
  const outlook = before?.legal.find((legal) => legal.action === number)?.outlook;
  if (!action || !outlook || !words) return "";
  return words.action(plain ? numberless(action, outlook) : action, outlook, names);
}
