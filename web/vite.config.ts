import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8270";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/romme/server/built",
    emptyOutDir: true,
    target: "es2022",
    // A page on a local network loads all at once; one style sheet does for every page.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  server: {
    // While the page is worked on: everything else comes from a server that runs beside it.
    proxy: { "/api": { target: SERVER, ws: true } },
    fs: { allow: [".."] },
  },
});
