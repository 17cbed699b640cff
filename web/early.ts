/**
 * Tells the server which files a visitor will need, so that they come together with the page: its
 * words, and what the first page is made of. Without that they would be asked for one after another.
 */
import type { Plugin } from "vite";

const FIRST = "src/pages/Start.svelte";
const WORDS = /\/locales\/(lb|de|fr|en)\.ftl\?raw$/;

export interface Early {
  words: Record<string, string>;
  first: string[];
}

export function early(): Plugin {
  return {
    name: "romme-early",
    apply: "build",
    generateBundle(_, bundle) {
      const told: Early = { words: {}, first: [] };
      const needed = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || told.first.includes(`/${name}`)) return;
        told.first.push(`/${name}`);
        chunk.imports.forEach(needed);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.facadeModuleId === null) continue;
        const language = WORDS.exec(chunk.facadeModuleId)?.[1];
        if (language !== undefined) told.words[language] = `/${chunk.fileName}`;
        if (chunk.facadeModuleId.endsWith(FIRST)) needed(chunk.fileName);
      }
      this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(told) });
    },
  };
}
