// Who answers: the server, or the house in this browser while nobody is found behind a proxy.

import { afterEach, expect, test, vi } from "vitest";
import { connection } from "./connection.svelte";
import { settle, way, type Answer, type House } from "./way";

const STOOD_IN: Answer = { status: 200, text: '"from this browser"' };
settle(() => Promise.resolve({ standIn: () => Promise.resolve(STOOD_IN) } as unknown as House));

const asked = (text: string, status: number) => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));
  return way.request("GET", "games", undefined, "en");
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["<html>Bad gateway</html>", 502],
  ['{"error": "upstream"}', 503],
  ["", 504],
])("%s with %i comes from a proxy that finds no server", async (text, status) => {
  expect(await asked(text, status)).toBe(STOOD_IN);
  expect(connection.lost).toBe(true);
});

test.each([
  ['{"reason": "away", "sentence": "The store is out of reach."}', 503],
  ["<html>Not found</html>", 404],
  ['{"games": []}', 200],
])("%s with %i is an answer", async (text, status) => {
  expect(await asked(text, status)).toEqual({ status, text });
  expect(connection.lost).toBe(false);
});
