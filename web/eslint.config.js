import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import own from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        extraFileExtensions: [".svelte"],
        projectService: {
          allowDefaultProject: ["*.js", "*.ts"],
          defaultProject: "tsconfig.tools.json",
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: "error",
      // Numbers are fine in attributes and texts.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // Handlers are often arrow functions that return the result of a void function.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Spreading strings is safe: ranks and suits are ASCII letters.
      "@typescript-eslint/no-misused-spread": "off",
      // A no-op is a valid default callback.
      "@typescript-eslint/no-empty-function": "off",
      // `||` is right for strings: an empty name counts as missing.
      "@typescript-eslint/prefer-nullish-coalescing": [
        "error",
        { ignorePrimitives: { string: true } },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: own } },
    rules: {
      // lib/route handles links; there is no SvelteKit.
      "svelte/no-navigation-without-resolve": "off",
      // Sets and maps are replaced, never mutated.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` is used for significant spaces.
      "svelte/no-useless-mustaches": "off",
      // svelte-check reports unused ignores; this rule does not parse the reason after `--`.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
