// All games: each folder beside this file registers one. Others are played at a plain table.

import { enrol } from "../site/games.svelte";
import { LATE } from "../speech/late";
import { learn } from "../speech/speech.svelte";
import { putOff } from "../speech/texts";
import type { GameTable, Plates, Registered } from "./registered";

const found = Object.values(import.meta.glob<Registered>("./*/index.ts", { eager: true, import: "default" }));
found.sort((one, two) => one.minutes - two.minutes).forEach(enrol);
found.forEach(({ name }) => putOff(name));
LATE.forEach(putOff);

const games = new Map(found.map((game) => [game.name, game]));

/** Load the table of a game, with its words. */
export async function tableOf(name: string): Promise<GameTable> {
  const [table] = await Promise.all([games.get(name)?.table() ?? import("./plain/Plain.svelte"), learn(name)]);
  return table;
}

/** Load what the rules page of a game shows beside the text. */
export async function platesOf(name: string): Promise<Plates> {
  const [plates] = await Promise.all([games.get(name)?.plates(), learn(name)]);
  return plates?.default ?? { pieces: [], beside: {} };
}
