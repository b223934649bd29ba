// What the server says about the games, asked for once; and the tables of whoever sits here.

import type { GameInfo, Games, Offer, TableCard, Tables } from "../wire";
import { get } from "./api";
import { enrol, isGame, titleFor } from "./games.svelte";
import { me, recognise } from "./me.svelte";
import { lived } from "./way/way";

const asked = new Map<string, Promise<GameInfo>>();

/** Return everything there is to know about a game as played at a table; the query may hold an invitation. */
export function tableInfo(table: string, query: URLSearchParams): Promise<GameInfo> {
  return get<GameInfo>(`tables/${encodeURIComponent(table)}/game?${query}`);
}

let offered: Promise<Offer[]> | null = null;

/** Return what can be agreed on for tables of all games. */
export function offers(): Promise<Offer[]> {
  offered ??= get<Games>("games").then((found) => {
    for (const { name } of found.offers) if (!isGame(name)) enrol(titleFor(name));
    return found.offers;
  });
  offered.catch(() => (offered = null)); // to be asked again, once the server is back
  return offered;
}

/** Return the tables of whoever sits here, at the server and in this browser; or those that were put aside. */
export async function ownTables(aside = false): Promise<TableCard[]> {
  await recognise();
  if (!me.person && !lived()) return [];
  return (await get<Tables>(`mine${me.person ? "" : "/here"}${aside ? "?aside=true" : ""}`)).tables;
}

/** Return everything there is to know about a game. */
export function gameInfo(game: string): Promise<GameInfo> {
  const known = asked.get(game);
  if (known) return known;
  const answer = get<GameInfo>(`games/${encodeURIComponent(game)}`);
  answer.catch(() => asked.delete(game)); // to be asked again, once the server is back
  asked.set(game, answer);
  return answer;
}
