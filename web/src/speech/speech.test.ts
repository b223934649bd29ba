import { expect, test, vi } from "vitest";
import type { GameInfo } from "../wire";
import type { Language } from "./languages";
import { known, learn, say, speak, speech } from "./speech.svelte";
import { putOff } from "./texts";
import { Words } from "./words";

const DRAFT = "xx" as Language;

vi.mock(import("./languages"), async (original) => {
  const { LANGUAGES } = await original();
  return { LANGUAGES: { ...LANGUAGES, xx: { name: "Xhax", draft: true } } };
});

test("a draft without words speaks English", async () => {
  await speak("en");
  const english = say("nav-settings");
  await speak(DRAFT);
  expect(speech.language).toBe(DRAFT);
  expect(say("nav-settings")).toBe(english);
  expect(known("nav-settings")).toBe(true);
  expect(say("nav-nowhere")).toBe("{nav-nowhere}");
});

test("a game says in English what it does not say in a language", () => {
  const words = new Words(
    { words: { en: "name-ship = Ship\nname-knight = Knight", xx: "name-ship = Xhip" } } as unknown as GameInfo,
    DRAFT,
  );
  expect(["ship", "knight", "abbot"].map((name) => words.name(name))).toEqual(["Xhip", "Knight", "abbot"]);
});

test("the words of a game come when they are needed", async () => {
  putOff("riga");
  await speak("en");
  expect(known("first-riga-1")).toBe(false);
  await learn("riga");
  expect(known("first-riga-1")).toBe(true);
  await speak("de");
  expect(known("first-riga-1")).toBe(true);
});
