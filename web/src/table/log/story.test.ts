// The log: what belongs together is one line.

import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../speech/speech.svelte";
import { plain, type Event, type Words } from "../../speech/words";
import type { News } from "../../wire";
import { gradesOf, story, type Line } from "./story";

const NAMES = ["Anna", "Berta"];
const SAID: Record<string, string> = {
  plays: "§ plays Knight.",
  gains: "§, Knight: 3 seals taken.",
  sails: "§, Fleet: 2 wares taken.",
  wins: "By lot § begins.",
  price: "The price falls.",
  round: "Round 2 begins.",
  row: "Row 1 gets Knight.",
  fleet: "Row 1 gets Fleet.",
  other: "Row 2 gets Fleet.",
};
const pieces = (text: string) =>
  text.split(/(Knight|Fleet)/).map((part, n) => (n % 2 ? { text: part, thing: part } : { text: part }));
const words = {
  event: (event: Event, names: string[]) => pieces(SAID[event.event]!.replace("§", names[event.seat ?? -1] ?? "")),
} as unknown as Words;
const lines = (...events: Event[]) => {
  const news = [
    { number: 1, at: 0, kind: "play", steps: events.map((event) => ({ events: [event] })) },
  ] as unknown as News[];
  return story(news, words, NAMES, ["round"]).map((line) => `${line.seat} ${plain(line.sentence)}`);
};
const of = (seat: number, event: string): Event => ({ event, seat });

beforeAll(() => speak("en"));

describe("the log", () => {
  it("has one line for what one seat does and gets at a time", () => {
    expect(lines(of(0, "plays"), of(1, "plays"), of(1, "gains"), of(0, "gains"))).toEqual([
      "0 Anna plays Knight: 3 seals taken.",
      "1 Berta plays Knight: 3 seals taken.",
    ]);
    expect(lines(of(0, "plays"), of(0, "sails"), of(0, "gains"))).toEqual([
      "0 Anna plays Knight; Fleet: 2 wares taken; Knight: 3 seals taken.",
    ]);
  });

  it("keeps a sentence whole that begins otherwise", () => {
    expect(lines(of(0, "plays"), of(0, "wins"))).toEqual(["0 Anna plays Knight. By lot Anna begins."]);
    expect(lines(of(0, "wins"), of(0, "plays"))).toEqual(["0 By lot Anna begins. Anna plays Knight."]);
  });

  it("has one line for what happens to nobody in a row", () => {
    expect(lines({ event: "price" }, { event: "price" }, of(0, "plays"), { event: "price" })).toEqual([
      "-1 The price falls. The price falls.",
      "0 Anna plays Knight.",
      "-1 The price falls.",
    ]);
  });

  it("makes a list of what is said alike", () => {
    const [row, fleet, other] = ["row", "fleet", "other"].map((event) => ({ event }));
    expect(lines(row!, fleet!, row!, other!)).toEqual(["-1 Row 1 gets Knight, Fleet, Knight. Row 2 gets Fleet."]);
    expect(lines(of(0, "plays"), of(0, "plays"))).toEqual(["0 Anna plays Knight, Knight."]);
    expect(lines(of(0, "gains"), of(0, "sails"))).toEqual(["0 Anna, Knight: 3 seals taken; Fleet: 2 wares taken."]);
  });

  it("begins anew with every chapter", () => {
    expect(lines(of(0, "plays"), { event: "round" }, { event: "round" }, of(0, "gains"))).toEqual([
      "0 Anna plays Knight.",
      "-1 Round 2 begins.",
      "-1 Round 2 begins.",
      "0 Anna, Knight: 3 seals taken.",
    ]);
  });
});

it("sets a grade beside the line that tells of the move, or of its reveal", () => {
  const line = (key: string, seat: number, kind: Line["kind"] = "event"): Line => ({ key, seat, sentence: [], kind });
  const told = [line("1.0", 0), line("3.0", -1, "chapter"), line("3.1", 1), line("3.2", 0), line("4.0", 0)];
  const found = gradesOf(told, { seat: 0, grades: { 2: "blunder", 4: "brilliant" } });
  expect([...found]).toEqual([
    ["3.2", "blunder"],
    ["4.0", "brilliant"],
  ]);
  expect(gradesOf(told, null).size).toBe(0);
});
