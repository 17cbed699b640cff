import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { courts } from "./courts.ts";
import { early } from "./early.ts";
import { offline, WORKER } from "./offline.ts";

const SERVER = "http://127.0.0.1:8270";

export default defineConfig({
  plugins: [svelte(), courts(), early(), offline()],
  build: {
    outDir: "../src/romme/server/built",
    emptyOutDir: true,
    target: "es2022",
    // One small style sheet for all pages.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "worker/worker.ts" },
      output: {
        // A service worker needs a fixed name, at the root of its scope.
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // In development the API comes from a running server.
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
});
