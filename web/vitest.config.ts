import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      setupFiles: fileURLToPath(new URL("build/testing.ts", import.meta.url)),
      css: { include: /\.css\?raw$/ }, // sheets are read as texts, and not applied
    },
  }),
);
