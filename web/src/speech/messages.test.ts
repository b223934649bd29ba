// Both languages have the same messages, and every message that a page uses exists.

import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const files = {
  en: import.meta.glob<string>(["../../words/en/*.ftl", "../../../src/kogge/speech/words/{bot,hint}.en.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
  de: import.meta.glob<string>(["../../words/de/*.ftl", "../../../src/kogge/speech/words/{bot,hint}.de.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
};
const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const messages = (language: "en" | "de") =>
  Object.values(files[language]).flatMap((text) => new FluentResource(text).body.map((entry) => entry.id));

describe("messages", () => {
  it("are the same in both languages", () => {
    expect(messages("de").sort()).toEqual(messages("en").sort());
  });

  it("are told once", () => {
    const all = messages("en");
    expect(all.filter((id, n) => all.indexOf(id) !== n)).toEqual([]);
  });

  it("are there when a page names them", () => {
    const all = new Set(messages("en"));
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
    expect(messages("en").filter((id) => !used(id))).toEqual([]);
  });
});
