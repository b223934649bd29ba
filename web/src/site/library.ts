// What the server tells of the games, asked for once.

import type { GameInfo, Games, Offer } from "../wire";
import { get } from "./api";

const asked = new Map<string, Promise<GameInfo>>();

/** Return all that is to be known of a game as it is played at a table; the query may hold an invitation. */
export function tableInfo(table: string, query: URLSearchParams): Promise<GameInfo> {
  return get<GameInfo>(`tables/${encodeURIComponent(table)}/game?${query}`);
}

let offered: Promise<Offer[]> | null = null;

/** Return what tables of all games can be agreed on. */
export function offers(): Promise<Offer[]> {
  offered ??= get<Games>("games").then((found) => found.offers);
  offered.catch(() => (offered = null)); // to be asked again, once the server is back
  return offered;
}

/** Return all that is to be known of a game. */
export function gameInfo(game: string): Promise<GameInfo> {
  const known = asked.get(game);
  if (known) return known;
  const answer = get<GameInfo>(`games/${encodeURIComponent(game)}`);
  answer.catch(() => asked.delete(game)); // to be asked again, once the server is back
  asked.set(game, answer);
  return answer;
}
