// The coach: beside whom, what is said before a move, and what a move has cost.

import { Denied, get } from "../../site/api";
import { say } from "../../speech/speech.svelte";
import type { Coached, Moment } from "../../wire";
import type { Table } from "../table.svelte";
import { look } from "./hint";
import { advised } from "./spared";

/** Whether somebody plays here alone against bots. */
export function isAlone(table: Pick<Table, "mine" | "card" | "truth">): boolean {
  const others = (table.card?.seats ?? []).filter((_, seat) => !table.mine.includes(seat));
  return table.mine.length === 1 && others.length > 0 && others.every(({ bot }) => bot) && !table.truth?.over;
}

/** Return the worst clear mistake of the last turn; nothing where nobody can tell. */
export async function mistakeOf(table: Table): Promise<Moment | null> {
  try {
    return (await get<Coached>(`tables/${table.id}/coach?seat=${table.seat}`)).moment;
  } catch (error) {
    if (error instanceof Denied) return null;
    throw error;
  }
}

/** Return what is worth looking at before a move, without naming the move. */
export async function outlookOf(table: Table): Promise<string> {
  const answer = (await advised(table)) ?? (await table.hint());
  const [best] = answer.type === "hinted" ? (answer.reasons ?? []) : [];
  return best ? look(best, table) : say("coach-look-none");
}

/** Return what a mistake has cost, as a sentence. */
export function costOf(table: Table, { decision }: Moment): string {
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
