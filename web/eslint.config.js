import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** A name that says that nobody wants it. */
const UNWANTED = "^_$";

export default ts.config(
  { ignores: ["dist", "src/net/types.ts", "src/games/*/view.ts"] },
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
  },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: UNWANTED, varsIgnorePattern: UNWANTED }] } },
);
