// What the market shows of a good, on a desk as on a phone.

import type { Composer } from "./compose.svelte";
import type { Good } from "./things";
import { dieMarks, tradersOf, type Trader } from "./view";

export interface Quote {
  good: Good;
  row: number; // where the price stands
  to: number; // where it would stand after what is picked
  applied: number; // the price of what is picked, 0 for none
  falls: string; // the eyes of the price die
  rises: string;
  traders: Trader[];
}

export function quoteOf(turn: Composer, good: Good): Quote {
  const row = turn.base.row[good];
  return {
    good,
    row,
    to: turn.table.tried ? turn.view.row[good] : row,
    applied: applied(turn, good),
    falls: eyes(turn, good, -1),
    rises: eyes(turn, good, 1),
    traders: tradersOf(turn.table).filter((trader) => trader.good === good),
  };
}

/** The price that is paid or received for what is picked, if it is not the one shown. */
function applied(turn: Composer, good: Good): number {
  const told = turn.actions
    .filter(
      (action) =>
        ["buy", "sell", "own", "neutral"].includes(turn.verb(action)) && turn.name(action)!.arguments.includes(good),
    )
    .map((action) => Number(turn.told(action)["price"] ?? 0));
  return told.at(-1) ?? 0;
}

function eyes(turn: Composer, good: Good, step: number): string {
  const found = dieMarks(turn.table.info!, good).flatMap((way, n) => (way === step ? [n + 1] : []));
  return found.length > 1 ? `${found[0]}–${found.at(-1)}` : String(found[0] ?? "–");
}
