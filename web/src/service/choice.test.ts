// The service worker's choices: what may come from the cache, and what never does.

import { expect, test } from "vitest";
import app from "../App.svelte?raw";
import { HOUSE } from "../site/way/stand";
import * as choice from "./choice";
import { choose, PAGES } from "./choice";

const FILES = new Set(["assets/site-1.js", "icon.svg"]);
const wish = (path: string, mode = "cors", method = "GET") => ({
  url: `https://kogge.example/g/${path}`,
  mode,
  method,
});
const chosen = (...wished: Parameters<typeof wish>) => choose(wish(...wished), "https://kogge.example/g/", FILES);

test.each([
  ["assets/site-1.js", "shell"],
  ["icon.svg?x", "shell"],
  ["assets/site-2.js", "pass"], // of another version
  ["home/index.json", "index"],
  ["home/pyodide/pyodide.asm.wasm", "home"],
  ["home/games/riga.json", "home"],
  ["api/games", "pass"],
  ["api/tables/ab12/socket", "pass"],
])("%s: %s", (path, choice) => expect(chosen(path)).toBe(choice));

test.each([
  ["", "page"],
  ["table/ab12?invitation=x", "page"],
  ["rules/visby#p1", "page"],
  ["metrics", "pass"],
  ["api/me/export", "pass"],
])("going to /%s: %s", (path, choice) => expect(chosen(path, "navigate")).toBe(choice));

test("nothing is kept of what somebody sends, nor of other sites", () => {
  expect(chosen("home/index.json", "cors", "POST")).toBe("pass");
  expect(choose({ ...wish(""), url: "https://elsewhere.example/icon.svg" }, "https://kogge.example/", FILES)).toBe(
    "pass",
  );
});

test("every page of the site is known", () => {
  const pages = /const PAGES: Record<string, Loader> = \{([^]*?)\n {2}\};/.exec(app)![1]!;
  expect([...pages.matchAll(/^ {4}"?(\w*)"?:/gm)].map((page) => page[1]).sort()).toEqual([...PAGES].sort());
});

test("pages and service worker call the cache the same", () => expect(HOUSE).toBe(choice.HOUSE));
