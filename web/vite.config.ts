import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { packed } from "./build/packed";
import { signs } from "./build/signs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// What all pages need comes in one piece: each piece costs a request, and its head is longer than some of them.
const SHARED =
  /node_modules\/(svelte|@fluent|esm-env)\/|src\/(art\/[^/]+|parts\/(Page|PageTop|Drawing|forms\/(Choice|Switch|Line)|TableRow)\.svelte|pages\/tables\/TableList\.svelte|site\/.*|speech\/(languages|speech|texts|words).*)$/;
const WORDS = /\/words\/(?:(\w+)\/\w+|\w+\.(\w+))\.ftl/; // each by its language, in a folder of it or with its ending

/** The piece that a module comes in, where it is not the bundler's choice. */
function piece(id: string): string | undefined {
  const [, folder, ending] = WORDS.exec(id) ?? [];
  return SHARED.test(id) ? "site" : (folder ?? ending);
}

export default defineConfig({
  plugins: [signs(here("src")), svelte(), packed()],
  build: {
    outDir: here("../src/kogge/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inside a page that its security policy would refuse
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: piece } },
  },
  server: {
    fs: { allow: [here("..")] }, // hints are told in words of the terminal, which lie there
    proxy: { "/api": { target: process.env["KOGGE_API"] ?? "http://127.0.0.1:8420", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    setupFiles: here("build/testing.ts"),
    css: { include: /\.css\?raw$/ }, // sheets are read as texts, and not applied
  },
});
