// The signs of the game-icons set that our pages name, and no others.
// A file brings the signs along that it names, so that no page loads those of a game it does not show.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:signs";
const USE = /sign(?:="[^"]*"|=\{[^}]*\}|: ?"[^"]*")/g; // sign="x", sign={a ? "x" : "y"}, { sign: "x" }
const NAMED = /"((?!own-)[a-z0-9-]+)"/g;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Offer `virtual:signs`: the outlines of all signs that the files loaded so far name as `sign="..."`. */
export function signs(folder: string): Plugin {
  return {
    name: "kogge-signs",
    enforce: "post", // what comes here is plain script already
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? "export default {}" : undefined),
    transform(code, id) {
      const names = id.startsWith(folder) && /\.(svelte|ts)$/.test(id) ? named(id) : [];
      return names.length > 0 ? { code: code + brought(names), map: null } : undefined;
    },
  };
}

/** Return the signs that a file names. */
function named(path: string): string[] {
  const uses = [...readFileSync(path, "utf-8").matchAll(USE)].map((use) => use[0]);
  return [...new Set(uses.flatMap((use) => [...use.matchAll(NAMED)].map((name) => name[1]!)))].sort();
}

/** Return what a file says to have its signs known. */
function brought(names: string[]): string {
  const set = iconSet();
  const outlines = Object.fromEntries(names.map((name) => [name, outline(set, name)]));
  return `\nimport outlines_ from "${NAME}";\nObject.assign(outlines_, ${JSON.stringify(outlines)});`;
}

let known: IconSet | undefined;

export function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return (known ??= JSON.parse(readFileSync(path, "utf-8")) as IconSet);
}

export function outline(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`there is no sign "${name}" in the set`);
  return icon.body;
}
