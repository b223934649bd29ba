// What the rules page of Haithabu shows beside its paragraphs.

import { inTurn, names, type Plates } from "../registered";
import { CHARACTERS, GOODS } from "./model/things";
import PiecePlate from "./pieces/PiecePlate.svelte";

export default {
  pieces: [...GOODS, ...CHARACTERS],
  beside: { "1.1": names(GOODS), ...inTurn("9", CHARACTERS) },
  Shown: PiecePlate,
} satisfies Plates;
