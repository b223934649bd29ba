// The cards of Visby, one record each: what it looks like, and what its face shows of the edition.

import type { GameInfo, State } from "../../../wire";
import blacksmith from "../../../art/drawings/visby/blacksmith.svg?raw";
import fleet from "../../../art/drawings/visby/fleet.svg?raw";
import knight from "../../../art/drawings/visby/knight.svg?raw";
import mendicant from "../../../art/drawings/visby/mendicant.svg?raw";
import merchant from "../../../art/drawings/visby/merchant.svg?raw";
import ship from "../../../art/drawings/visby/ship.svg?raw";
import tollkeeper from "../../../art/drawings/visby/tollkeeper.svg?raw";
import troops from "../../../art/drawings/visby/troops.svg?raw";
import { surveyOf, valueOf, type Card as Name, type Track } from "./types";

/** A part of what a card does: a text, a message, or a sign for seals, for wares or for a card of the others. */
export type Part = string | { message: string } | { sign: string; as: "seal" | "ware" | "rival" };

interface Look {
  family: Track;
  sign: string;
  scene: string;
  drawn?: boolean; // whether the scene holds its figure already
  paragraph: string; // of the rules, beside which it is shown
  shows: (info: GameInfo) => Part[];
}

export interface Card extends Look {
  name: Name;
}

const SEALS: Part = { sign: "wax-seal", as: "seal" };
const WARES: Part = { sign: "swap-bag", as: "ware" };
const figure = (info: GameInfo, path: string) => String(info.figures[path] ?? 0);

/** What a card of others gives. */
const rival = (info: GameInfo, card: Name): Part[] => [
  { sign: LOOKS[card].sign, as: "rival" },
  figure(info, `foreign_${card}`),
];

const LOOKS: Record<Name, Look> = {
  troops: {
    family: "battle",
    sign: "rally-the-troops",
    scene: troops,
    paragraph: "3.1",
    shows: (info) => [figure(info, "most_troops"), SEALS],
  },
  knight: {
    family: "battle",
    sign: "mounted-knight",
    scene: knight,
    paragraph: "3.2",
    shows: () => ["1 + 1 + …", SEALS],
  },
  blacksmith: {
    family: "battle",
    sign: "anvil-impact",
    scene: blacksmith,
    paragraph: "3.3",
    shows: (info) => [...rival(info, "troops"), ...rival(info, "knight"), WARES],
  },
  fleet: {
    family: "journey",
    sign: "own-fleet",
    scene: fleet,
    drawn: true,
    paragraph: "4.1",
    shows: (info) => [figure(info, "most_fleet"), WARES],
  },
  ship: {
    family: "journey",
    sign: "own-ship",
    scene: ship,
    drawn: true,
    paragraph: "4.2",
    shows: () => [{ message: "visby-rest" }, WARES],
  },
  tollkeeper: {
    family: "journey",
    sign: "medieval-gate",
    scene: tollkeeper,
    paragraph: "4.3",
    shows: (info) => [...rival(info, "fleet"), ...rival(info, "ship"), SEALS],
  },
  merchant: {
    family: "market",
    sign: "scales",
    scene: merchant,
    paragraph: "5.1",
    shows: () => [WARES, "→", SEALS],
  },
  mendicant: {
    family: "market",
    sign: "prayer",
    scene: mendicant,
    paragraph: "6.1",
    shows: (info) => [begged(info), WARES, { sign: "scales", as: "rival" }, `+${figure(info, "foreign_merchant")}`],
  },
};

/** The least and the most that a Mendicant begs. */
function begged(info: GameInfo): string {
  const wares = valueOf(info, "begging");
  return `${wares[0]}–${Math.max(...wares)}`;
}

/** All cards that there are, in the order of their evaluation. */
export const CARDS: Card[] = Object.entries(LOOKS).map(([name, look]) => ({ name: name as Name, ...look }));

export const cardOf = (name: string): Card => CARDS.find((card) => card.name === name)!;

/** Return the cards that are played with at a table. */
export function deckOf(state: Pick<State, "figures">): Card[] {
  const { deck } = surveyOf(state);
  return CARDS.filter((card) => deck.includes(card.name));
}
