// Answers that are not answers: whatever goes wrong with the line, people read our own sentence.

import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "../speech/speech.svelte";
import { get } from "./api";

beforeAll(() => speak("en"));

const answering = (text: string, status = 200) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(text, { status })));
const UNREACHABLE = "The server cannot be reached. Are you offline?";

it("returns what was answered", async () => {
  answering('{"games": []}');
  expect(await get("games")).toEqual({ games: [] });
});

it("says what the server says", async () => {
  answering('{"reason": "no", "sentence": "Not here."}', 404);
  await expect(get("games")).rejects.toThrow("Not here.");
});

it.each([
  ["<html>Log in to the network</html>", 200],
  ["<html>Bad gateway</html>", 502],
  ['{"error": "upstream"}', 502],
  ["", 500],
])("says so itself when %s comes with %i", async (text, status) => {
  answering(text, status);
  await expect(get("games")).rejects.toThrow(UNREACHABLE);
});

it.each(["fetch", "body"])("says so itself when the line breaks: %s", async (where) => {
  const broken = Promise.reject(new TypeError("terminated"));
  vi.stubGlobal("fetch", () => (where === "fetch" ? broken : Promise.resolve({ status: 200, text: () => broken })));
  await expect(get("games")).rejects.toThrow(UNREACHABLE);
});
