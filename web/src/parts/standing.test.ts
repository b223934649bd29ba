import { beforeAll, expect, test } from "vitest";
import { speak } from "../speech/speech.svelte";
import type { Sitter, TableCard } from "../wire";
import { stage, state, when } from "./standing";

beforeAll(() => speak("en"));

const sitter = (name: string, mine = false): Sitter => ({ name, mine }) as Sitter;
const card = (more: Partial<TableCard>): TableCard =>
  ({
    game: "visby",
    state: "playing",
    seats: [sitter("Anna", true), sitter("Berta"), sitter("Carl")],
    created: 0,
    changed: 0,
    asked: false,
    ...more,
  }) as TableCard;
const over = (places: number[], seats?: Sitter[]) =>
  card({
    state: "over",
    ...(seats ? { seats } : {}),
    standing: { stage: { rounds: 8 }, choosing: [], places, totals: [31, 28, 27] },
  });

test("whose turn it is", () => {
  expect(state(card({ asked: true, standing: { stage: { rounds: 3 }, choosing: [0, 1] } }))).toBe("Your turn");
  expect(state(card({ standing: { stage: { rounds: 3 }, choosing: [1] } }))).toBe("Berta’s turn");
  expect(state(card({ standing: { stage: { rounds: 3 }, choosing: [1, 2] } }))).toBe("Waiting for 2");
  expect(state(card({}))).toBe("Waiting"); // a table of an older Kogge
});

test("how it ended", () => {
  expect(state(over([1, 2, 3]))).toBe("Won");
  expect(state(over([3, 1, 2]))).toBe("Place 3 of 3");
  expect(state(over([2, 1, 3], [sitter("Anna", true), sitter("Berta", true), sitter("Carl")]))).toBe("Berta won");
  expect(stage(over([1, 2, 3]))).toBe("Anna 31 · Berta 28 · Carl 27");
  expect(state(card({ state: "closed" }))).toBe("Closed");
});

test("how far it has come, as each game counts", () => {
  const at = (game: string, figures: Record<string, number | string>) =>
    stage(card({ game, standing: { stage: figures, choosing: [] } }));
  expect(at("visby", { rounds: 3 })).toBe("Round 3");
  expect(at("riga", { year: 2, season: "autumn" })).toBe("Year 2, autumn");
  expect(at("riga", { year: 0, season: "summer" })).toBe("Setting up");
  expect(at("haithabu", { rounds: 5 })).toBe("Round 5");
  expect(stage(card({}))).toBe("");
});

test("when something happened last", () => {
  expect(when(card({ changed: 1e12 }), 1e12 + 300_000)).toBe("last move 5 minutes ago");
  expect(when(card({ state: "open", created: 1e12 }), 1e12)).toBe("opened just now");
});
