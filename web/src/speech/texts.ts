// The words of the pages. Those of a language come in one piece, when it is spoken: see vite.config.ts.
// Hints use the words of the terminal. Those that only the table of a game says come when somebody sits down at one.

import type { Language } from "./languages";

const files = import.meta.glob<string>(["../../words/*/*.ftl", "../../../src/kogge/speech/words/{bot,hint}.*.ftl"], {
  query: "?raw",
  import: "default",
});

const games = new Map<string, boolean>(); // whether somebody has sat down at one

/** Say that the words of a game, in the file of its name, can wait until they are needed. */
export function putOff(game: string): void {
  games.set(game, false);
}

/** Say that the words of a game are needed; return whether they were put off until now. */
export function need(game: string): boolean {
  const off = games.get(game) === false;
  games.set(game, true);
  return off;
}

/** Return the texts of a language that are needed by now; it may still have none. */
export async function textsOf(language: Language): Promise<string[]> {
  const own = Object.keys(files).filter((path) => path.includes(`/${language}/`) || path.endsWith(`.${language}.ftl`));
  const needed = own.filter((path) => games.get(/(\w+)\.ftl$/.exec(path)?.[1] ?? "") ?? true);
  return Promise.all(needed.map((path) => files[path]!()));
}
