import type { ClientRequest, IncomingMessage } from "node:http";
import process from "node:process";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { courts } from "./courts.ts";
import { early } from "./early.ts";
import { offline, WORKER } from "./offline.ts";

/** In development the API comes from this server. */
const SERVER = new URL(process.env.ROMME_SERVER ?? "http://127.0.0.1:8270").origin;

/**
 * Names the server as the origin of a request, because it refuses those of other pages. A page of
 * another site keeps its own origin, so it cannot act for a developer who is signed in.
 */
function nameOwnOrigin(proxied: ClientRequest, { headers }: IncomingMessage): void {
  if (headers.origin === `http://${headers.host ?? ""}`) proxied.setHeader("origin", SERVER);
}

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
    proxy: {
      "/api": {
        target: SERVER,
        ws: true,
        configure: (proxy) => {
          proxy.on("proxyReq", nameOwnOrigin);
          proxy.on("proxyReqWs", nameOwnOrigin);
        },
      },
    },
    fs: { allow: [".."] },
  },
});
