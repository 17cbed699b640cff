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
    // A page on a local network loads all at once; one style sheet does for every page.
    cssCodeSplit: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "worker/worker.ts" },
      output: {
        // A worker serves what is below it, and under one name.
        entryFileNames: ({ name }) => (name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    // While the page is worked on: everything else comes from a server that runs beside it.
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
});
