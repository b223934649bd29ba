// The end in words: who won as one says it to the one who looks, sums that can be checked, what decided it.

import { beforeAll, describe, expect, it } from "vitest";
import type { Ending, Posting, TableCard } from "../../wire";
import type { Words } from "../../speech/words";
import { speak } from "../../speech/speech.svelte";
import { headline, printed, remarkIn, rowsOf, stageIn, sumOf, told } from "./ending";

const NAMES = ["Anna", "Berta", "Cord"];
const seated = (...mine: number[]) =>
  ({ seats: NAMES.map((name, seat) => ({ name, mine: mine.includes(seat) })) }) as TableCard;
const posting = (line: string, block: Posting["block"], amount = 0): Posting => ({
  line,
  block,
  amount,
  figures: {},
  items: [],
});
const words = {
  has: (name: string) => !["item-unknown", "stage-number"].includes(name),
  name: (text: string) => text.toUpperCase(),
  say: (name: string, figures: object = {}) => `${name} ${JSON.stringify(figures)}`,
} as unknown as Words;

beforeAll(() => speak("en"));

describe("who won", () => {
  it.each([
    [[1, 2, 3], [0], "You win."],
    [[1, 2, 3], [1], "Anna wins."],
    [[1, 2, 3], [], "Anna wins."],
    [[1, 2, 3], [0, 1], "Anna wins."], // around one screen everybody has a name
    [[1, 1, 3], [1], "You share the victory with Anna."],
    [[1, 1, 3], [], "Anna and Berta share the victory."],
  ])("is said to the one who looks: %j %j", (places, mine, sentence) => {
    expect(headline(places, null, seated(...mine), NAMES)).toBe(sentence);
  });

  it("is nobody in a game that was not played to its end", () => {
    expect(headline(null, "too-long", seated(0), NAMES)).toMatch(/too long/);
  });
});

describe("the score", () => {
  it("has its lines in the order of the rules, block by block", () => {
    const account = [posting("purse", "first"), posting("points", "points", 3), posting("money", "tie")];
    const ending = { accounts: [account, account] } as Partial<Ending> as Ending;
    expect(rowsOf(ending, "points").map(({ line, postings }) => [line, postings.length])).toEqual([["points", 2]]);
  });

  it("is added up with true signs", () => {
    expect(sumOf([12, 7, -2])).toBe("12 + 7 − 2");
    expect(printed(-4)).toBe("−4");
  });

  it("names components in its words, and is silent where a game has none", () => {
    expect(told(words, "item-goods", { good: "cloth", count: 2 })).toBe('item-goods {"good":"CLOTH","count":2}');
    expect(told(words, "item-unknown")).toBe("");
  });
});

it("says what decided it", () => {
  const ending = { unit: "year" } as Ending;
  const remark = { kind: "swing", seat: 0, rival: 1, own: 9, other: -2, stage: 4, step: 31 } as const;
  expect(remarkIn(remark, ending, words, NAMES)).toBe("In year 4 Anna gained most on Berta: 9 to −2.");
  const visby = { has: () => true, say: (_: string, figures: object) => `Durchgang ${Object.values(figures)[0]}` };
  expect(stageIn(visby as unknown as Words, "rounds", 4)).toBe("Durchgang 4");
});
