import { expect, test } from "vitest";
import type { Measured } from "../../wire";
import { measured } from "./measured";

const LADDER: Measured[] = [
  { seats: 2, level: "master", below: "merchant", share: 0.648, low: 0.578, high: 0.7125 },
  { seats: 4, level: "master", below: "merchant", share: 0.63, low: 0.53, high: 0.73 },
];

test("a level is shown as it was measured at the nearest table that is not larger", () => {
  expect(measured(LADDER, "master", 2)).toMatchObject({ seats: 2, share: 65, low: 58, high: 71 });
  expect(measured(LADDER, "master", 3)).toMatchObject({ seats: 2 });
  expect(measured(LADDER, "master", 4)).toMatchObject({ seats: 4, share: 63 });
});

test("nobody is below the lowest level", () => expect(measured(LADDER, "apprentice", 2)).toBeUndefined());
