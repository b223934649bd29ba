// The three games, as far as pages around the table name them.

import { SEATS } from "./seats";

export type GameName = "visby" | "riga" | "haithabu";

export interface Title {
  name: GameName;
  title: string; // the same in every language
  seats: readonly [low: number, high: number];
  minutes: number;
}

export const TITLES: Title[] = [
  { name: "visby", title: "Visby", seats: SEATS.visby, minutes: 20 },
  { name: "riga", title: "Riga", seats: SEATS.riga, minutes: 45 },
  { name: "haithabu", title: "Haithabu", seats: SEATS.haithabu, minutes: 90 },
];

/** Tell whether there is a game of that name. */
export function isGame(name: string): name is GameName {
  return TITLES.some((title) => title.name === name);
}

/** Return how a game is called. */
export function titleOf(name: string): string {
  return TITLES.find((title) => title.name === name)?.title ?? name;
}
