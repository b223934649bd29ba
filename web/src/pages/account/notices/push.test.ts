// The time of day, as fields show it and as the server keeps it.

import { expect, test } from "vitest";
import { clockOf, minuteOf } from "./push";

test.each([
  [0, "00:00"],
  [75, "01:15"],
  [1439, "23:59"],
])("%i minutes are %s", (minute, clock) => {
  expect(clockOf(minute)).toBe(clock);
  expect(minuteOf(clock)).toBe(minute);
});
