import { expect, test } from "vitest";
import type { StoredDeal, TableCard } from "../../../wire";
import { beaten, boardOf, dayNamed, dayOf, endOf, numberOf, playOf } from "./plays";

const NOON = Date.parse("2027-01-15T12:00:00Z");
const DEAL: StoredDeal = {
  chairs: ["merchant", ""],
  marks: [
    { level: "apprentice", place: 2, points: 20 },
    { level: "master", place: 1, points: 31 },
    { level: "alderman", place: 1, points: 40 },
  ],
};

/** Return a table at which a deal was played to its end. */
const table = (id: string, more: Partial<TableCard> = {}): TableCard =>
  ({
    id,
    game: "riga",
    deal: "2027-01-15",
    state: "over",
    created: 1,
    seats: [{ name: "Anna" }, { name: "Berta", mine: true }],
    standing: { stage: {}, choosing: [], totals: [20, 35], places: [2, 1] },
    ...more,
  }) as TableCard;

test("a day is that of Greenwich, and all have the same deal", () => {
  expect(dayOf(NOON)).toBe("2027-01-15");
  expect(dayOf(NOON, 14)).toBe("2027-01-01");
  expect(dayOf(endOf("2027-01-15") - 1)).toBe("2027-01-15");
  expect(dayOf(endOf("2027-01-15"))).toBe("2027-01-16");
});

test("deals come in turn, each once before any comes again", () => {
  const days = Array.from({ length: 60 }, (_, n) => dayOf(NOON, n));
  expect(new Set(days.map((day) => numberOf(day, 60))).size).toBe(60);
  expect(numberOf(dayOf(NOON, 60), 60)).toBe(numberOf(dayOf(NOON), 60));
  expect(numberOf("1970-01-01", 60)).toBe(1);
});

test("an address names a day that has come; any other word means today", () => {
  expect(dayNamed("2027-01-03", "2027-01-15")).toBe("2027-01-03");
  for (const text of ["", "2027-01-16", "2027-02-30", "x", "2027-1-3"])
    expect(dayNamed(text, "2027-01-15")).toBe("2027-01-15");
});

test("the first time counts, and only a game that was played to its end has a place", () => {
  const again = table("home-2", { created: 2 });
  expect(playOf([again, table("home-1")], "riga", "2027-01-15")).toEqual({
    table: "home-1",
    over: true,
    place: 1,
    points: 35,
  });
  expect(playOf([table("home-1")], "visby", "2027-01-15")).toBeNull();
  expect(playOf([table("home-1")], "riga", "2027-01-14")).toBeNull();
  expect(playOf([table("home-1", { state: "playing" })], "riga", "2027-01-15")).toMatchObject({
    over: false,
    place: null,
  });
  const left = table("home-1", { seats: [{ name: "Anna" }, { name: "Berta", mine: true, resigned: true }] });
  expect(playOf([left], "riga", "2027-01-15")).toMatchObject({ over: true, place: null });
});

test("one stands among the levels by place, then by points", () => {
  const play = playOf([table("home-1")], "riga", "2027-01-15")!;
  expect(boardOf(DEAL, play).map((row) => [row.bot ?? "me", row.rank])).toEqual([
    ["alderman", 0],
    ["me", 2],
    ["master", 0],
    ["apprentice", 0],
  ]);
  expect(beaten(DEAL, play)).toBe(2);
  expect(boardOf(DEAL, null)).toHaveLength(3);
});
