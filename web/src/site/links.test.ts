import { expect, test } from "vitest";
import type { TableCard } from "../wire";
import { linkTo, placeOf, wordsOf } from "./links";

const card = (more: Partial<TableCard>) => ({ id: "ab12", private: true, invitation: "s3cret", ...more }) as TableCard;

test("the link of a private table holds what opens it, that of another needs nothing", () => {
  expect(linkTo("table", card({}))).toBe("/table/ab12?invitation=s3cret");
  expect(linkTo("replay", card({ invitation: null }), "theirs")).toBe("/replay/ab12?invitation=theirs");
  expect(linkTo("table", card({ private: false }))).toBe("/table/ab12");
});

test.each([
  ["https://kogge.example/join/s3cret", "/join/s3cret"],
  ["/join/s3cret ", "/join/s3cret"],
  ["s3cret", "/join/s3cret"],
  ["https://kogge.example/t/amber-heron-oak", "/join/amber-heron-oak"],
  ["amber heron oak", "/join/amber%20heron%20oak"],
  ["https://kogge.example/end/ab12?lang=de", "/end/ab12?lang=de"],
  ["https://kogge.example/table/ab12?invitation=s3cret", "/table/ab12?invitation=s3cret"],
  ["https://kogge.example/replay/ab12?step=3", "/replay/ab12?step=3"],
])("%s leads to its page", (pasted, page) => expect(placeOf(pasted)).toBe(page));

test("an invitation begins with words that can be said aloud, if it is not an older one", () => {
  expect(wordsOf("amber-heron-oak-Zm9vYmFy")).toEqual(["amber", "heron", "oak"]);
  expect(wordsOf("Zm9vYmFyYmF6")).toBeNull();
});
