// Which sound belongs to which event.

import { play, type Sound } from "../../../site/sound";
import type { Event } from "./types";

const SOUNDS: Partial<Record<Event["event"], Sound>> = {
  "took-goods": "wares",
  "took-building": "reveal",
  paid: "paid",
  built: "gain",
  "built-own": "gain",
  season: "rondel",
  year: "rondel",
  ended: "end",
};

export function soundOf(event: Event): void {
  const sound = SOUNDS[event.event];
  if (sound) play(sound);
}
