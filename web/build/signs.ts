// The signs of the game-icons set that our pages name, and no others, as one module.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:signs";
const USE = /sign(?:="[^"]*"|=\{[^}]*\}|: ?"[^"]*")/g; // sign="x", sign={a ? "x" : "y"}, { sign: "x" }
const NAMED = /"((?!own-)[a-z0-9-]+)"/g;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** Offer `virtual:signs`: the outlines of all signs that the sources name as `sign="..."`. */
export function signs(folder: string): Plugin {
  return {
    name: "kogge-signs",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const set = iconSet();
      const outlines = Object.fromEntries(named(folder).map((name) => [name, outline(set, name)]));
      return `export default ${JSON.stringify(outlines)}`;
    },
  };
}

function iconSet(): IconSet {
  const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(path, "utf-8")) as IconSet;
}

function named(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  const sources = files.filter((file) => /\.(svelte|ts)$/.test(file));
  const texts = sources.map((file) => readFileSync(join(folder, file), "utf-8"));
  const uses = texts.flatMap((text) => [...text.matchAll(USE)].map((use) => use[0]));
  return [...new Set(uses.flatMap((use) => [...use.matchAll(NAMED)].map((name) => name[1]!)))].sort();
}

function outline(set: IconSet, name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`there is no sign "${name}" in the set`);
  return icon.body;
}
