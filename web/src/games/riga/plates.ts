// What the rules page of Riga shows beside its paragraphs.

import { inTurn, names, type Plates } from "../registered";
import { CITIES, GOODS, KINDS, OWNS } from "./model/things";

export default {
  pieces: [...GOODS, ...CITIES, ...KINDS, ...OWNS],
  beside: {
    "1.1": names(GOODS),
    "4.2": names(CITIES.slice(0, 4)),
    ...inTurn("5", KINDS.slice(0, 6)),
    "5.7": ["bank", "tavern"],
    "5.8": ["archive"],
    "5.9": ["lodge"],
    "5.10": ["fortress", "guild-house"],
    ...inTurn("6", OWNS),
  },
} satisfies Plates;
