// All languages have the same messages, and every message that a page uses exists.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./languages";
import { textsOf } from "./texts";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const messages = async (language: Language) =>
  (await textsOf(language)).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));

const english = await messages("en");
const translations = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== "en");

describe("messages", () => {
  it.each(translations)("are the same in English and %s", async (language) => {
    const own = await messages(language);
    const missing = english.filter((id) => !own.includes(id));
    expect(LANGUAGES[language].draft ? [] : missing).toEqual([]);
    expect(own.filter((id) => !english.includes(id))).toEqual([]);
  });

  it("are told once", () => {
    expect(english.filter((id, n) => english.indexOf(id) !== n)).toEqual([]);
  });

  it("are there when a page names them", () => {
    const all = new Set(english);
    const named = Object.entries(sources).flatMap(([path, text]) =>
      [...text.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].filter(() => !path.includes("words.ts")).map((use) => use[1]!),
    );
    expect(named.filter((id) => !all.has(id))).toEqual([]);
  });

  it("are used somewhere", () => {
    const all = Object.values(sources).join("\n");
    // names that are put together: named("lobby-door", ["link"]), and
    // parts of names that are put together: say(`bot-${name}`)
    const stems = [...all.matchAll(/`([a-z0-9-]*-)\$\{/g)].map((use) => use[1]!);
    const games = ["visby", "riga", "haithabu"];
    const used = (id: string) =>
      all.includes(`"${id}"`) ||
      all.includes(`"${id.replace(/-[a-z0-9]+$/, "")}", [`) ||
      stems.some((stem) => id.startsWith(stem)) ||
      games.some((game) => id.startsWith(`${game}-`));
    expect(english.filter((id) => !used(id))).toEqual([]);
  });
});
