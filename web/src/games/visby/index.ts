// Visby registers here, once: its box in the lobby, and the table, loaded when a player sits down at it.

import scene from "../../art/drawings/start/visby.svg?raw";
import type { Registered } from "../registered";

export default {
  name: "visby",
  title: "Visby",
  minutes: 20,
  scene,
  sign: "mounted-knight",
  front: true,
  inks: ["#4c120e", "#96301f", "#cf6a45"],
  voyage: true,
  keys: ["visby"],
  table: () => import("./Visby.svelte"),
  plates: () => import("./plates"),
} satisfies Registered;
