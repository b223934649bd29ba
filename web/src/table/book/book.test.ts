// The book of a position is asked for once, and what it says is put into words.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Book, GameInfo, State } from "../../wire";
import { Words } from "../../speech/words";
import { Table } from "../table.svelte";
import { figureOf, inWords, originOf, shelf } from "./book.svelte";

const BOOK: Book = {
  ledgers: { "score.0": { word: "score", total: 7, entries: [{ word: "hand", figure: -2, terms: { cards: 1 } }] } },
  prospects: { 3: [{ word: "pays", figure: 1, most: 4, terms: { city: "danzig" } }] },
};
const INFO = {
  words: {
    en: "ledger-score = Score\nentry-hand = { $cards } in hand\nname-danzig = Danzig\nentry-pays = in { $city }",
  },
  figures: {},
  ranges: {},
  values: [
    { name: "cost", origins: { "cost.crane": "printed", "cost.bank.danzig": "reconstructed" } },
    { name: "points", origins: { "points.bank": "inferred" } },
  ],
} as unknown as GameInfo;

const ask = vi.hoisted(() => vi.fn());
vi.mock("../../site/api", () => ({ get: ask, Denied: class extends Error {} }));

function shown(moment: number, past?: string): Table {
  const table = new Table("t", false, past === undefined ? "?invitation=secret" : "");
  table.recall(past === undefined ? -2 : 1, { moment } as State, []);
  if (past !== undefined) table.past = past;
  table.info = INFO;
  return table;
}

beforeEach(() => {
  ask.mockReset();
  ask.mockResolvedValue(BOOK);
});

describe("the book of a position", () => {
  it("is asked for once as long as nothing moves", async () => {
    const table = shown(41);
    expect(await shelf.of(table)).toBe(BOOK);
    await shelf.of(table);
    expect(ask.mock.calls).toEqual([["tables/t/book?invitation=secret&eyes=watch"]]);
    table.recall(-2, { moment: 42 } as State, []);
    await shelf.of(table);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is that of a step where one looks back", async () => {
    await shelf.of(shown(7, "eyes=open"));
    expect(ask).toHaveBeenCalledWith("tables/t/book?eyes=open&step=7");
  });

  it("is said with names, and ranges have two ends", () => {
    const table = shown(1);
    expect(table.words).toBeInstanceOf(Words);
    expect(inWords(table, "ledger", BOOK.ledgers["score.0"]!)).toBe("Score");
    expect(inWords(table, "entry", BOOK.prospects[3]![0]!)).toBe("in Danzig");
    expect(figureOf({ figure: -2 })).toBe("−2");
    expect(figureOf({ figure: 0, most: 4 })).toBe("0\u2009–\u20094");
  });

  it("names the weakest source of a thing's values", () => {
    expect(originOf(INFO, ["bank"])).toBe("reconstructed");
    expect(originOf(INFO, ["crane"])).toBe("printed");
    expect(originOf(INFO, ["nothing"])).toBe("");
  });
});
