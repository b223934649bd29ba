// The games, as far as pages around a table show them. Each names itself in games/<game>/index.ts.

import { SvelteMap } from "svelte/reactivity";

export interface Title {
  name: string;
  title: string; // the same in every language
  minutes: number; // 0 where none is given
  scene: string; // the drawing on its box
  sign: string;
  front?: boolean; // whether the sign stands before the scene
  inks: [dark: string, light: string, sky: string]; // of its box
  voyage?: boolean; // whether there are lessons
  keys?: string[]; // of its table, as the settings explain them
}

const known = new SvelteMap<string, Title>();

/** Register a game with the pages. */
export function enrol(title: Title): void {
  known.set(title.name, title);
}

/** Return all games that are known by now. */
export function titles(): Title[] {
  return [...known.values()];
}

/** Return whether there is a game of that name. */
export function isGame(name: string): boolean {
  return known.has(name);
}

/** Return how a game is shown; one that brings no picture gets a plain box. */
export function titleFor(name: string): Title {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return known.get(name) ?? { name, title, minutes: 0, scene: "", sign: "meeple", front: true, inks: PLAIN };
}

const PLAIN: Title["inks"] = ["#33261a", "#6b4a2a", "#cdb48a"];

/** Return the title of a game. */
export function titleOf(name: string): string {
  return titleFor(name).title;
}
