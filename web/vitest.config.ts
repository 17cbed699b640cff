import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { courts } from "./courts.ts";

export default defineConfig({
  plugins: [svelte(), courts()],
  test: { include: ["tests/**/*.test.ts"], isolate: false },
});
