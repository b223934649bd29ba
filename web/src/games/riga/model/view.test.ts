import { expect, test } from "vitest";
import { Words } from "../../../speech/words";
import type { GameInfo } from "../../../wire";
import { doesOf, figuresOf } from "./view";

const info = {
  words: {
    en: `
card-lodge = cost { $cost_lodge }, points { $points_lodge }
card-bank = cost { $cost_bank }
brand-market-hall = { $good } is accepted everywhere
name-cloth = cloth`,
  },
  figures: { cost_lodge_danzig: 12, cost_lodge_visby: 10, points_lodge: 5, cost_bank: 8 },
  ranges: { cost_lodge: "10–12" },
  values: [{ name: "refused", value: { visby: "cloth" } }],
} as unknown as GameInfo;

test("a building has the figures of its city, where the edition names them", () => {
  expect(figuresOf(info, "danzig-lodge")).toMatchObject({ cost: 12, points: 5 });
  expect(figuresOf(info, "visby-lodge").cost).toBe(10);
  expect(figuresOf(info, "visby-bank").cost).toBe(8);
});

test("what a building does is said with them, and of its kind with their range", () => {
  const words = new Words(info, "en");
  expect(doesOf(words, "danzig-lodge")).toBe("cost 12, points 5");
  expect(doesOf(words, "tallinn-bank")).toBe("cost 8");
  expect(doesOf(words, "visby-market-hall")).toBe("cloth is accepted everywhere");
  expect(words.say("card-lodge")).toBe("cost 10–12, points 5");
});
