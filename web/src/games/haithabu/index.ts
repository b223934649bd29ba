// Haithabu registers here, once: its box in the lobby, and the table, loaded when a player sits down at it.

import scene from "../../art/drawings/start/haithabu.svg?raw";
import type { Registered } from "../registered";

export default {
  name: "haithabu",
  title: "Haithabu",
  minutes: 90,
  scene,
  sign: "drakkar",
  front: true,
  inks: ["#131d33", "#24427a", "#e9c27a"],
  voyage: true,
  keys: ["haithabu", "market"],
  table: () => import("./Haithabu.svelte"),
  plates: () => import("./plates"),
} satisfies Registered;
