// Riga registers here, once: its box in the lobby, and the table, loaded when a player sits down at it.

import scene from "../../art/drawings/start/riga.svg?raw";
import type { Registered } from "../registered";

export default {
  name: "riga",
  title: "Riga",
  minutes: 45,
  scene,
  sign: "family-house",
  front: false,
  inks: ["#143a28", "#2a6a4d", "#83b394"],
  voyage: true,
  keys: ["riga"],
  table: () => import("./Riga.svelte"),
  plates: () => import("./plates"),
} satisfies Registered;
