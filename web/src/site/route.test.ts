// Addresses as people type them.

import { expect, test, vi } from "vitest";
import { go, route } from "./route.svelte";

vi.stubGlobal("scrollTo", () => {}); // jsdom has nothing to scroll

test("an address is read part by part", () => {
  go("/table/ab%20c");
  expect(route.parts).toEqual(["table", "ab c"]);
});

test("what cannot be read stays as it was typed", () => {
  go("/nowhere/%ff/%");
  expect(route.parts).toEqual(["nowhere", "%ff", "%"]);
});

test("what the address asks for and the place that it names are read from it", () => {
  go("/rules/riga?table=ab12#p3.1");
  expect([route.parts, route.search, route.mark]).toEqual([["rules", "riga"], "?table=ab12", "p3.1"]);
  expect(route.marked("p4")).toBe("/rules/riga?table=ab12#p4");
});
