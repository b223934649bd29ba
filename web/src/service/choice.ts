// What the service worker does with a request: decided by its address alone.

/** The name of the cache that the house for one is kept in. */
export const HOUSE = "kogge-home";

/** The first words of the addresses that the start page serves; as in App.svelte and in server/api/pages.py. */
export const PAGES = [
  "", "table", "new", "tables", "join", "t", "learn", "puzzles", "rules", "replay", "end",
  "settings", "account", "admin", "welcome", "letters", "orders", "credits", "imprint", "privacy",
  "club", "people", "standing", "tournaments",
]; // prettier-ignore

/**
 * - `pass`: the network alone, as if we were not there
 * - `page`: the start page as it is kept, which knows what to show
 * - `shell`: a file of the pages as it is kept
 * - `index`: what the house for one consists of now; as it is kept while there is no network
 * - `home`: a part of that house, kept when it is first fetched
 */
export type Choice = "pass" | "page" | "shell" | "index" | "home";

export interface Wish {
  method: string;
  url: string;
  mode: string;
}

/** Decide, for a site that begins at a root and has some files. */
export function choose({ method, url, mode }: Wish, root: string, files: ReadonlySet<string>): Choice {
  if (method !== "GET" || !url.startsWith(root)) return "pass";
  const path = url.slice(root.length).split(/[?#]/)[0]!;
  if (path === "api" || path.startsWith("api/")) return "pass";
  if (mode === "navigate") return PAGES.includes(path.split("/")[0]!) ? "page" : "pass";
  if (path === "home/index.json") return "index";
  if (path.startsWith("home/")) return "home";
  return files.has(path) ? "shell" : "pass";
}
