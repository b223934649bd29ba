import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { packed } from "./build/packed";
import { picture } from "./build/picture";
import { signs } from "./build/signs";
import { site } from "./build/site";
import { LATE } from "./src/speech/late";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// What all pages need comes in one piece: each piece costs a request, and its head is longer than some of them.
const SHARED =
  /node_modules\/(svelte|@fluent|esm-env)\/|src\/(art\/[^/]+|parts\/((Page|PageTop|Drawing|forms\/(Choice|Switch|Line)|TableRow)\.svelte|text\/other\.ts)|pages\/tables\/TableList\.svelte|site\/(?!sound).*|speech\/(languages|speech|texts|words).*)$/;
const WORDS = /\/words\/(?:(\w+)\/(\w+)|(\w+)\.(\w+))\.ftl/; // each by its language, in a folder of it or with its ending
const OWN = [...readdirSync(here("src/games")), ...LATE]; // words that have a piece of their own

/** The piece that a module comes in, where it is not the bundler's choice. */
function piece(id: string): string | undefined {
  const [, folder, file, named, ending] = WORDS.exec(id) ?? [];
  const [language, part = ""] = [folder ?? ending, file ?? named];
  if (SHARED.test(id)) return "site";
  return OWN.includes(part) ? `${language}-${part}` : language;
}

/** The name of a file that is asked for first: the service worker must lie at the root of what it serves. */
function entry({ name }: { name: string }): string {
  return name === "service" ? "service.js" : "assets/[name]-[hash].js";
}

export default defineConfig({
  base: "./", // the pages may lie in any folder
  plugins: [signs(here("src")), svelte(), picture(here("src")), site(here("public")), packed()],
  worker: { format: "es" },
  build: {
    outDir: here("../src/kogge/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inside a page that its security policy would refuse
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here("index.html"), service: here("src/service/service.ts") },
      output: { manualChunks: piece, entryFileNames: entry },
    },
  },
  server: {
    fs: { allow: [here("..")] }, // hints are told in words of the terminal, which lie there
    proxy: { "/api": { target: process.env["KOGGE_API"] ?? "http://127.0.0.1:8420", ws: true } },
  },
});
