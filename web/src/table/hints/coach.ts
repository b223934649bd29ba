// The coach: beside whom, what is said before a move, and what a move has cost.

import { Denied, get } from "../../site/api";
import { say } from "../../speech/speech.svelte";
import type { Coached, Moment, Reason } from "../../wire";
import type { Table } from "../table.svelte";
import { look } from "./hint";
import { advised } from "./spared";

/** Whether somebody plays here alone against bots. */
export function isAlone(table: Pick<Table, "mine" | "card" | "truth">): boolean {
  const others = (table.card?.seats ?? []).filter((_, seat) => !table.mine.includes(seat));
  return table.mine.length === 1 && others.length > 0 && others.every(({ bot }) => bot) && !table.truth?.over;
}

/** Return the worst clear mistake of the last turn in words; nothing where nobody can tell. */
export async function mistakeOf(table: Table): Promise<string | null> {
  try {
    const { moment, told = [] } = await get<Coached>(`tables/${table.id}/coach?seat=${table.seat}`);
    return moment && [costOf(table, moment), ...told].join(" ");
  } catch (error) {
    if (error instanceof Denied) return null;
    throw error;
  }
}

/** Return what is worth looking at before a move, without naming the move; why one mixes is said only once. */
export async function outlookOf(table: Table, told: Set<Reason["kind"]>): Promise<string> {
  const answer = (await advised(table)) ?? (await table.hint());
  const { reasons: [best] = [], look: named = "" } = answer.type === "hinted" ? answer : {};
  if (!best) return say("coach-look-none");
  const mixes = best.kind === "mixed";
  const again = told.has(best.kind);
  told.add(best.kind);
  if (named) return mixes && !again ? `${look(best, table)} ${named}` : named;
  return mixes && again ? mixAgain(best, table) : look(best, table);
}

const CLEAR = 0.6; // of cases: from here on a choice stands out
const FEW = 0.25; // likewise: from here on it is one of a few

/** Return what differs from one mix to the next: what the choice brings, or how many are as good. */
function mixAgain(best: Reason, table: Pick<Table, "names" | "info">): string {
  if (best.points != null) return look({ ...best, kind: best.seat == null ? "gain" : "deny" }, table);
  const cases = best.cases ?? 0;
  return say(`coach-look-mixed-${cases >= CLEAR ? "clear" : cases >= FEW ? "open" : "wide"}`);
}

/** Return what a mistake has cost, as a sentence. */
function costOf(table: Table, { decision }: Moment): string {
  const move = (n: number, outlook: Record<string, unknown> = {}) => {
    const action = table.info?.actions[n];
    return action && table.words ? table.words.action(action, outlook, table.names) : "";
  };
  return say("coach-cost", {
    move: move(decision.played.action, decision.played.outlook),
    best: move(decision.best.action, decision.best.outlook),
    grade: say(`review-grade-${decision.grade}`),
    loss: Math.round(100 * decision.loss),
  });
}
