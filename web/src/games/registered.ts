// What a game brings to the pages.

import type { Component } from "svelte";
import type { Title } from "../site/games.svelte";
import type { Table } from "../table/table.svelte";

export interface GameTable {
  default: Component<{ table: Table }>;
  crumb: (table: Table) => string; // what the bar says about a match
  steps: (table: Table) => string[]; // where each of the first steps points, if it is time for them
  CHAPTERS: string[]; // events that begin a part of the log
}

export interface Registered extends Title {
  table: () => Promise<GameTable>;
}
