// Several puzzles in a row: which one follows.

import { get } from "../../site/api";
import type { PuzzleCard, PuzzleList } from "../../wire";
import { triedHere } from "./record.svelte";

/** Ask for the puzzles of a game; where no server keeps what was tried, this browser knows. */
export async function cardsOf(game: string, kept: boolean): Promise<PuzzleCard[]> {
  const { puzzles } = await get<PuzzleList>(`puzzles/${game}`);
  return kept ? puzzles : puzzles.map((card) => ({ ...card, tried: triedHere(game, card.number) }));
}

/**
 * Return the puzzle that follows the last one (0: none), as the terminal does: rather one unlike all that were tried
 * than merely an untried one, and when all were tried, one that was missed; none like the last, if there is another.
 */
export function following(cards: PuzzleCard[], last: number): PuzzleCard | undefined {
  const after = cards.findIndex(({ number }) => number > last);
  const circle = after < 0 ? cards : [...cards.slice(after), ...cards.slice(0, after)];
  const family = cards.find(({ number }) => number === last)?.family;
  const met = new Set(cards.filter(({ tried }) => tried).map((card) => card.family));
  const others = circle.filter((card) => card.family !== family);
  const fresh = others.filter(({ tried }) => !tried);
  return (
    fresh.find((card) => !met.has(card.family)) ??
    fresh[0] ??
    others.find(({ tried }) => tried === "missed") ??
    others[0] ??
    circle[0]
  );
}
