// The scenes before which the ends of games are told. A game that draws none has the one of its box.

import type { Component } from "svelte";

/** What a scene is told of an end: the place of each seat, or nothing where nobody has won. */
export type Ending = Component<{ places: (number | null)[] }>;

const found = import.meta.glob<Ending>("./*/Ending.svelte", { eager: true, import: "default" });

/** Return the scene for the end of a game, if it has one. */
export const endingOf = (name: string): Ending | undefined => found[`./${name}/Ending.svelte`];
