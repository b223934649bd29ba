import { expect, test } from "vitest";
import type { TableCard } from "../wire";
import { linkTo, placeOf } from "./links";

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
  ["https://kogge.example/table/ab12?invitation=s3cret", "/table/ab12?invitation=s3cret"],
  ["https://kogge.example/replay/ab12?step=3", "/replay/ab12?step=3"],
])("%s leads to its page", (pasted, page) => expect(placeOf(pasted)).toBe(page));
