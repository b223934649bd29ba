import { expect, test } from "vitest";
import { ago } from "./ago";
import type { Language } from "./languages";
import { speak } from "./speech.svelte";

const MINUTE = 60_000;

test.each([
  [0, "just now", "gerade eben"],
  [59_000, "just now", "gerade eben"],
  [5 * MINUTE, "5 minutes ago", "vor 5 Minuten"],
  [26 * 60 * MINUTE, "yesterday", "gestern"],
  [45 * 24 * 60 * MINUTE, "last month", "letzten Monat"],
  [-MINUTE, "just now", "gerade eben"], // a clock that is ahead
])("%i ms", async (passed, english, german) => {
  const told = async (language: Language) => {
    await speak(language);
    return ago(1e12, 1e12 + passed, language);
  };
  expect(await told("en")).toBe(english);
  expect(await told("de")).toBe(german);
});
