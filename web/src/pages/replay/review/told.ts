// What a review says, in words.

import { say } from "../../../speech/speech.svelte";
import { plain } from "../../../speech/words";
import { story } from "../../../table/log/story";
import { better } from "../../../table/hints/hint";
import type { Table } from "../../../table/table.svelte";
import type { Choice, Decision } from "../../../wire";
import type { Detour } from "./detour.svelte";
import { points, type Worded } from "./study.svelte";

/** Return a choice in words, as it was meant when it was made. */
export function moveOf(table: Table, { action, outlook = {} }: Choice): string {
  const named = table.info?.actions[action];
  if (!named || !table.words) return "";
  const told = table.words.action(named, outlook, table.names);
  return typeof told === "string" ? told : plain(told);
}

/** Return a decision as a sentence. */
export function sentenceOf(table: Table, decision: Decision): string {
  return say(decision.grade === "brilliant" ? "review-brilliant" : "review-decision", {
    number: decision.entry + 1,
    move: moveOf(table, decision.played),
    best: moveOf(table, decision.best),
    grade: say(`review-grade-${decision.grade}`),
    loss: points(decision.loss),
    error: points(decision.error),
    exact: decision.exact ? 1 : 0,
  });
}

/** Return why another choice was better, and what it cost against what was really played. */
export function reasonsOf(table: Table, { decision, reasons, told }: Worded): string[] {
  if (decision.grade === "brilliant") return [];
  const late = points(decision.hindsight ?? 0);
  return [
    [...reasons.slice(0, 1).map((reason) => better(reason, table)), ...told].join(" "),
    ...(late > 0 ? [say("review-hindsight", { loss: late })] : []),
  ];
}

/** Return how it would have gone on, in words, where the others do what they did. */
export function lineOf(table: Table, detour: Detour): string {
  const told = table.words ? story(detour.whole, table.words, table.names, []) : [];
  const moves = told.map(({ sentence }) => plain(sentence).replace(/\.$/, ""));
  return say("review-line", { moves: moves.join("; ") || moveOf(table, detour.moment.decision.best) });
}
