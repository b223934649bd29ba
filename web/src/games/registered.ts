// What a game brings to the pages.

import type { Component } from "svelte";
import type { Title } from "../site/games.svelte";
import type { Words } from "../speech/words";
import type { Table } from "../table/table.svelte";

export interface GameTable {
  default: Component<{ table: Table }>;
  crumb: (table: Table) => string; // what the bar says about a match
  steps: (table: Table) => string[]; // where each of the first steps points, if it is time for them
  CHAPTERS: string[]; // events that begin a part of the log
}

/** A component that the rules speak of. */
export interface Piece {
  name: string;
  sign: string;
}

/** What the rules page shows beside the text. */
export interface Plates {
  pieces: Piece[];
  beside: Record<string, string[]>; // which of them beside which paragraph
  Shown?: Component<{ piece: Piece; words: Words }>; // how one looks, if not as a sign with its name
}

export interface Registered extends Title {
  table: () => Promise<GameTable>;
  plates: () => Promise<{ default: Plates }>;
}

export const names = (pieces: Piece[]) => pieces.map(({ name }) => name);

/** Put pieces beside the paragraphs of a section, one each. */
export function inTurn(section: string, pieces: Piece[]): Record<string, string[]> {
  return Object.fromEntries(pieces.map(({ name }, n) => [`${section}.${n + 1}`, [name]]));
}
