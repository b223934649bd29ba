// How long ago an event was, in words.

import type { Language } from "./languages";
import { say } from "./speech.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** Return how long ago a time was (both in milliseconds since 1970): "5 minutes ago", "yesterday", "just now". */
export function ago(time: number, now: number, language: Language): string {
  const seconds = Math.max(0, (now - time) / 1000);
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return say("just-now");
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / size), unit);
}
