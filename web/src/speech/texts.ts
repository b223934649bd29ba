// The words of the pages. Those of a language come in one piece, when it is spoken: see vite.config.ts.
// Hints use the words of the terminal.

import type { Language } from "./languages";

const files = import.meta.glob<string>(["../../words/*/*.ftl", "../../../src/kogge/speech/words/{bot,hint}.*.ftl"], {
  query: "?raw",
  import: "default",
});

/** Return the texts of a language; it may still have none. */
export async function textsOf(language: Language): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.includes(`/${language}/`) || path.endsWith(`.${language}.ftl`));
  return Promise.all(own.map((path) => files[path]!()));
}
