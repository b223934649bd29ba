// Addresses of a site without a server: behind a hash, under any path.

import { beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("scrollTo", () => {}); // jsdom has nothing to scroll
document.head.innerHTML = '<meta name="kogge" content="alone" />';
history.replaceState(null, "", "/games/kogge/");
const { go, route, to, whole } = await import("./route.svelte");

beforeEach(() => go("/"));

test("a page is named behind the hash", () => {
  go("/table/home-x?eyes=1");
  expect(location.pathname + location.hash).toBe("/games/kogge/#/table/home-x?eyes=1");
  expect([route.parts, route.search]).toEqual([["table", "home-x"], "?eyes=1"]);
});

test("links lead there, here and from elsewhere", () => {
  expect(to("/new/riga")).toBe("#/new/riga");
  expect(whole("/rules/visby#p1")).toBe(`${location.origin}/games/kogge/#/rules/visby#p1`);
});

test("a page has places of its own", () => {
  go("/rules/riga");
  route.mark = "p3.1";
  expect(location.hash).toBe("#/rules/riga#p3.1");
  expect([route.parts, route.mark]).toEqual([["rules", "riga"], "p3.1"]);
});

test("links inside the site are followed, others are left to the browser", () => {
  document.body.innerHTML = '<a id="in" href="#/new/riga">in</a><a id="out" href="#p1">out</a>';
  document.getElementById("in")!.click();
  expect(route.parts).toEqual(["new", "riga"]);
  const left = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.getElementById("out")!.dispatchEvent(left);
  expect(left.defaultPrevented).toBe(false);
});
