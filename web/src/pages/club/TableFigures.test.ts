// What finished matches of one size say, as the page tells it.

import { beforeAll, expect, it } from "vitest";
import { show } from "../../../build/show";
import { speak } from "../../speech/speech.svelte";
import type { TableStatistics } from "../../wire";
import TableFigures from "./TableFigures.svelte";

beforeAll(() => speak("en"));

const HALF = { value: 0.5, low: 0.4, high: 0.6 };
const RANGE = { middle: 40, low: 30, high: 50 };

it("gives a mean a sign only if it does not round to nothing", () => {
  const table: TableStatistics = {
    seats: 2,
    options: [],
    matches: 100,
    wins: [HALF, HALF],
    choices: RANGE,
    rounds: RANGE,
    unit: "",
    points: RANGE,
    winning: RANGE,
    lines: [{ name: "Winter", all: -1.26, winners: -0.04 }],
    families: [],
    runs: [],
  };
  const told = show(TableFigures, { table }).querySelector(".lines small")!.textContent;
  expect(told).toContain("-1.3");
  expect(told).not.toContain("-0");
});
