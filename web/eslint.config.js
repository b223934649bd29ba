import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["src/wire.ts", "src/speech/languages.ts", "src/games/*/model/types.ts"] }, // written by `kogge wire`
  js.configs.recommended,
  typescript.configs.recommended, // without type information, which takes minutes: svelte-check knows the types
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // what is only kept or read, and never drawn, stays a plain Map
      "svelte/no-useless-mustaches": "off", // {" "} is a space that Prettier must not move
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ["src/art/Sign.svelte", "src/parts/Drawing.svelte"],
    rules: { "svelte/no-at-html-tags": "off" }, // drawings of our own, built in
  },
);
