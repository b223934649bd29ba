// The sentence of the turn, and the line below it.

import { say } from "../../../speech/speech.svelte";
import type { Choice } from "./choice.svelte";
import { surveyOf, viewOf } from "./view";

export function sentenceOf(choice: Choice): string {
  const table = choice.table;
  const truth = table.truth!;
  const view = viewOf(truth);
  if (truth.over) return say("table-over");
  if (truth.paused) return say("table-paused");
  if (choice.mode === "wait") {
    if (table.seat < 0) return say("watching");
    const names = truth.choosing.filter((seat) => seat !== table.seat).map((seat) => table.names[seat] ?? "");
    return say("wait-for", { names: names.join(", "), count: names.length });
  }
  if (!table.pending && choice.before.length + choice.picks.length === 0) return say("wait-sealed");
  if (choice.mode === "discard")
    return say("riga-say-discard", { count: choice.owed, limit: surveyOf(truth).seats[table.seat]!.limit });
  if (choice.mode !== "turn")
    return say(`riga-say-${choice.mode}`, { charge: choice.due, city: table.words!.name(choice.city ?? "riga") });
  if (view.took) return say("riga-say-build", { count: surveyOf(truth).builds ?? 0 });
  if (view.swapped) return say("riga-say-swapped");
  return say(choice.takes ? "riga-say-taken" : "riga-say-take");
}

export function secondOf(choice: Choice): string {
  const { table, mode } = choice;
  if (mode === "keep" || mode === "discard") return say("wait-sealed-more");
  if (mode === "turn" && !viewOf(table.truth!).took)
    return say(choice.takes ? "riga-then-build" : "riga-then", { most: table.info!.figures["builds"] ?? 3 });
  if (mode === "turn") return say("riga-pick-city");
  if (mode === "pay") return say("riga-pick-more");
  return "";
}
