// Tables that no server keeps: those of lessons and puzzles.

import type { State, TableCard } from "../wire";

/** Who sits at such a table, and what was agreed for it. */
interface Company {
  names: string[];
  options: Record<string, string>;
}

/** Return the card of such a table, at which one seat is the visitor's own. */
export function cardOf({ id }: { id: string }, game: string, own: number, { names, options }: Company): TableCard {
  return {
    id,
    game,
    state: "playing",
    seats: names.map((name, seat) => ({ name, mine: seat === own, here: true })),
    options,
    edition: "",
    own_edition: false,
    clock: {},
    undo: "none",
    spectators: false,
    private: true,
    host: false,
    created: 0,
    changed: 0,
  };
}

/** Return a state in which nobody is asked. */
export const still = (state: State): State => ({ ...state, asked: [], choosing: [], legal: [] });
