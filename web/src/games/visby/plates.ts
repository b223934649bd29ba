// What the rules page of Visby shows beside its paragraphs.

import type { Plates } from "../registered";
import CardPlate from "./CardPlate.svelte";
import { CARDS } from "./model/cards";

export default {
  pieces: CARDS,
  beside: Object.fromEntries(CARDS.map(({ name, paragraph }) => [paragraph, [name]])),
  Shown: CardPlate,
} satisfies Plates;
