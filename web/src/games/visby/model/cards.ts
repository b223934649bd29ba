// The eight cards of Visby: order, family, sign and drawing. What they do, the edition says.

import blacksmith from "../../../art/drawings/visby/blacksmith.svg?raw";
import fleet from "../../../art/drawings/visby/fleet.svg?raw";
import knight from "../../../art/drawings/visby/knight.svg?raw";
import mendicant from "../../../art/drawings/visby/mendicant.svg?raw";
import merchant from "../../../art/drawings/visby/merchant.svg?raw";
import ship from "../../../art/drawings/visby/ship.svg?raw";
import tollkeeper from "../../../art/drawings/visby/tollkeeper.svg?raw";
import troops from "../../../art/drawings/visby/troops.svg?raw";
import type { Card as Name, Track } from "./types";

export interface Card {
  name: Name;
  family: Track;
  sign: string;
  scene: string;
  drawn: boolean; // whether the scene holds its figure already
}

export const CARDS: Card[] = [
  { name: "troops", family: "battle", sign: "rally-the-troops", scene: troops, drawn: false },
  { name: "knight", family: "battle", sign: "mounted-knight", scene: knight, drawn: false },
  { name: "blacksmith", family: "battle", sign: "anvil-impact", scene: blacksmith, drawn: false },
  { name: "fleet", family: "journey", sign: "own-fleet", scene: fleet, drawn: true },
  { name: "ship", family: "journey", sign: "own-ship", scene: ship, drawn: true },
  { name: "tollkeeper", family: "journey", sign: "medieval-gate", scene: tollkeeper, drawn: false },
  { name: "merchant", family: "market", sign: "scales", scene: merchant, drawn: false },
  { name: "mendicant", family: "market", sign: "prayer", scene: mendicant, drawn: false },
];

export const cardOf = (name: string): Card => CARDS.find((card) => card.name === name)!;
