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
      // Attributes and texts take numbers.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // A handler is often an arrow that gives back what a void function gives.
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // Ranks and suits are plain letters.
      "@typescript-eslint/no-misused-spread": "off",
      // Something that does nothing is a fair answer to a question that does not matter.
      "@typescript-eslint/no-empty-function": "off",
      // An empty name is no name.
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
      // Links are followed by lib/route; there is no SvelteKit here.
      "svelte/no-navigation-without-resolve": "off",
      // A set is a value like others: it is replaced, never changed.
      "svelte/prefer-svelte-reactivity": "off",
      // A space between two things is written as one.
      "svelte/no-useless-mustaches": "off",
      // svelte-check knows which are needed; this does not read the reason behind them.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  { files: ["*.js"], extends: [ts.configs.disableTypeChecked] },
);
