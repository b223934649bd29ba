import { expect, test } from "vitest";
import { ago } from "./ago";

const MINUTE = 60_000;

test.each([
  [0, "now", "jetzt"],
  [59_000, "now", "jetzt"],
  [5 * MINUTE, "5 minutes ago", "vor 5 Minuten"],
  [26 * 60 * MINUTE, "yesterday", "gestern"],
  [45 * 24 * 60 * MINUTE, "last month", "letzten Monat"],
  [-MINUTE, "now", "jetzt"], // a clock that is ahead
])("%i ms", (passed, english, german) => {
  expect(ago(1e12, 1e12 + passed, "en")).toBe(english);
  expect(ago(1e12, 1e12 + passed, "de")).toBe(german);
});
