/** Injects the list of built files into the service worker in `worker/`. */
import { createHash } from "node:crypto";

import type { Plugin } from "vite";

export const WORKER = "worker";
/** Translations are cached on use, because few users need all four. */
const LANGUAGE = /\/(?:lb|de|fr|en)-[^/]*\.js$/;
const EXTRA_FILES = ["/icon.svg", "/manifest.webmanifest"];

export function offline(): Plugin {
  return {
    name: "romme-offline",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[`${WORKER}.js`];
        if (worker?.type !== "chunk") this.error("the worker was not built");
        const files = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .map((name) => `/${name}`)
          .filter((name) => !LANGUAGE.test(name))
          .sort();
        const name = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replace(/\b__FILES__\b/, JSON.stringify([...EXTRA_FILES, ...files]))
          .replaceAll(/\b__NAME__\b/g, JSON.stringify(`romme-${name}`));
      },
    },
  };
}
