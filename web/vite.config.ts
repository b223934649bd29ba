import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { signs } from "./build/signs";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [signs(here("src")), svelte()],
  build: {
    outDir: here("../src/kogge/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inside a page that its security policy would refuse
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] }, // hints are told in words of the terminal, which lie there
    proxy: { "/api": { target: process.env["KOGGE_API"] ?? "http://127.0.0.1:8420", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: here("build/testing.ts") },
});
