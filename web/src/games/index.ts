// All games: each folder beside this file registers one. Others are played at a plain table.

import { enrol } from "../site/games.svelte";
import type { GameTable, Registered } from "./registered";

const found = Object.values(import.meta.glob<Registered>("./*/index.ts", { eager: true, import: "default" }));
found.sort((one, two) => one.minutes - two.minutes).forEach(enrol);

const tables = new Map(found.map((game) => [game.name, game.table]));

/** Load the table of a game. */
export function tableOf(name: string): Promise<GameTable> {
  return (tables.get(name) ?? (() => import("./plain/Plain.svelte")))();
}
