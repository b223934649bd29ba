// All games: each folder beside this file registers one. Others are played at a plain table.

import { enrol } from "../site/games.svelte";
import type { GameTable, Plates, Registered } from "./registered";

const found = Object.values(import.meta.glob<Registered>("./*/index.ts", { eager: true, import: "default" }));
found.sort((one, two) => one.minutes - two.minutes).forEach(enrol);

const games = new Map(found.map((game) => [game.name, game]));

/** Load the table of a game. */
export function tableOf(name: string): Promise<GameTable> {
  return games.get(name)?.table() ?? import("./plain/Plain.svelte");
}

/** Load what the rules page of a game shows beside the text. */
export async function platesOf(name: string): Promise<Plates> {
  return (await games.get(name)?.plates())?.default ?? { pieces: [], beside: {} };
}
