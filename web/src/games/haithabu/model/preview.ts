// What a try shows: what one's own actions make of the table. What the table does by itself afterwards
// (another's turn, the next phase with the turn of the rondel, the end of the round) comes when they are confirmed,
// and is not shown before.

import type { State, Step } from "../../../wire";
import { eventsOf, viewOf, type Event, type View } from "./types";

/** Events by which the table goes on by itself. */
const GOES_ON: Event["event"][] = ["phase", "round-end", "aged", "discarded", "ended"];

/** Whose turn it is, and when. */
const CLOCK = ["rounds", "month", "starter", "turn", "asked"] as const;

/** What the table moves when it goes on, and the last action does not. */
const MOVED = ["turned", "orders", "laid", "safe", "display", "own", "neutral", "hired", "inn"] as const;

/** Return the table with what is picked: the states before and after each action, and what each of them tells. */
export function previewOf(chain: State[], steps: Step[][]): View {
  const after = viewOf(chain.at(-1)!);
  if (chain.length < 2) return after;
  const kept = goesOn(steps.at(-1) ?? []) ? only(viewOf(chain.at(-2)!), MOVED) : {};
  return { ...after, ...kept, ...only(viewOf(chain[0]!), CLOCK) };
}

function goesOn(steps: Step[]): boolean {
  return eventsOf(steps).some(({ event }) => GOES_ON.includes(event));
}

function only(view: View, names: readonly (keyof View)[]): Partial<View> {
  return Object.fromEntries(names.map((name) => [name, view[name]]));
}
