// Which components are shown beside which paragraphs, and the signs of all of them.

import { CARDS } from "../../games/visby/model/cards";
import { CITIES, GOODS as RIGA_GOODS, KINDS, OWNS } from "../../games/riga/model/things";
import { CHARACTERS, GOODS as HAITHABU_GOODS } from "../../games/haithabu/model/things";
import type { GameName } from "../../site/games";
import type { Words } from "../../speech/words";

export interface Component {
  name: string;
  sign: string;
}

const COMPONENTS: Record<GameName, Component[]> = {
  visby: CARDS,
  riga: [...RIGA_GOODS, ...CITIES, ...KINDS, ...OWNS],
  haithabu: [...HAITHABU_GOODS, ...CHARACTERS],
};

const names = (components: Component[]) => components.map(({ name }) => name);
const beside = (section: string, components: Component[]) =>
  Object.fromEntries(components.map(({ name }, n) => [`${section}.${n + 1}`, [name]]));

const PLATES: Record<GameName, Record<string, string[]>> = {
  visby: {
    "3.1": ["troops"],
    "3.2": ["knight"],
    "3.3": ["blacksmith"],
    "4.1": ["fleet"],
    "4.2": ["ship"],
    "4.3": ["tollkeeper"],
    "5.1": ["merchant"],
    "6.1": ["mendicant"],
  },
  riga: {
    "1.1": names(RIGA_GOODS),
    "4.2": names(CITIES.slice(0, 4)),
    ...beside("5", KINDS.slice(0, 6)),
    "5.7": ["bank", "tavern"],
    "5.8": ["archive"],
    "5.9": ["lodge"],
    "5.10": ["fortress", "guild-house"],
    ...beside("6", OWNS),
  },
  haithabu: {
    "1.1": names(HAITHABU_GOODS),
    ...beside("9", CHARACTERS),
  },
};

/** Return the components that a paragraph speaks of. */
export function platesOf(game: GameName, paragraph: string): Component[] {
  const wanted = PLATES[game][paragraph] ?? [];
  return wanted.map((name) => COMPONENTS[game].find((component) => component.name === name)!);
}

/** Return how to find the sign of a component by its name in a language. */
export function signsOf(game: GameName, words: Words): (text: string) => string | undefined {
  const signs = new Map(COMPONENTS[game].map(({ name, sign }) => [words.name(name).toLowerCase(), sign]));
  return (text) => signs.get(text.toLowerCase());
}
