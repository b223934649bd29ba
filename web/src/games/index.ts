// The tables of the games, each loaded when somebody sits down at one.

import type { Component } from "svelte";
import type { Table } from "../table/table.svelte";

export interface GameTable {
  default: Component<{ table: Table }>;
  crumb: (table: Table) => string; // what the bar says of a match
  steps: (table: Table) => string[]; // where each of the first steps points, if it is time for them
  CHAPTERS: string[]; // events that begin a part of the log
}

export const GAMES: Record<string, () => Promise<GameTable>> = {
  visby: () => import("./visby/Visby.svelte"),
  riga: () => import("./riga/Riga.svelte"),
  haithabu: () => import("./haithabu/Haithabu.svelte"),
};
