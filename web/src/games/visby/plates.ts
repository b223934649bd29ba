// What the rules page of Visby shows beside its paragraphs.

import type { Plates } from "../registered";
import CardPlate from "./CardPlate.svelte";
import { CARDS } from "./model/cards";

export default {
  pieces: CARDS,
  beside: {
    "3.1": ["troops"],
    "3.2": ["knight"],
    "3.3": ["blacksmith"],
    "4.1": ["fleet"],
    "4.2": ["ship"],
    "4.3": ["tollkeeper"],
    "5.1": ["merchant"],
    "6.1": ["mendicant"],
  },
  Shown: CardPlate,
} satisfies Plates;
