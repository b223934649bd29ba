// The words of the pages. Those of a language come in one piece, when it is spoken: see vite.config.ts.
// Hints and reviews use the words of the terminal. Those that only the table of a game or the end says come with it.

import type { Language } from "./languages";

const files = import.meta.glob<string>(
  ["../../words/*/*.ftl", "../../../src/kogge/speech/words/{bot,hint,review}.*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

const parts = new Map<string, boolean>(); // whether somebody has needed one: a game, or the end

/** Say that the words of a part, in the file of its name, can wait until they are needed. */
export function putOff(part: string): void {
  parts.set(part, false);
}

/** Say that the words of a part are needed; return whether they were put off until now. */
export function need(part: string): boolean {
  const off = parts.get(part) === false;
  parts.set(part, true);
  return off;
}

/** Return the texts of a language that are needed by now; it may still have none. */
export async function textsOf(language: Language): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.includes(`/${language}/`) || path.endsWith(`.${language}.ftl`));
  const needed = own.filter((path) => parts.get(/(\w+)(?:\.\w+)?\.ftl$/.exec(path)?.[1] ?? "") ?? true);
  return Promise.all(needed.map((path) => files[path]!()));
}
