// First steps: who needs them, and how far they have come.

import { set, settings } from "../../site/settings.svelte";
import type { Table } from "../table.svelte";

/** Whether this game is played for the first time here. */
export function isNew(table: Table): boolean {
  return table.seat >= 0 && !!table.card && !table.truth?.over && !settings.taught.includes(table.card.game);
}

/** Never show them again. */
export function closeSteps(table: Table): void {
  if (isNew(table)) set("taught", [...settings.taught, table.card!.game]);
}

/** How often the people at this screen have acted. */
export function ownActs(table: Table): number {
  const mine = (actor: number | null | undefined) => typeof actor === "number" && table.mine.includes(actor);
  return table.news.filter((news) => news.kind === "play" && (news.steps ?? []).some((step) => mine(step.actor)))
    .length;
}
