/**
 * Prepares the first paint.
 *
 * The browser waits for the main script before it shows anything, so that it never shows the
 * default colours to somebody who chose others. Nothing is lost: the page is empty until then.
 * Browsers that do not know `blocking` show an empty page in the system's colours.
 *
 * Lists the files that a first visit needs (translations, and the chunks of the start page), so
 * that the server can announce them with the page. Otherwise they would load one after another.
 */
import type { Plugin } from "vite";

const FIRST = "src/pages/Start.svelte";
const MAIN_SCRIPT = '<script type="module"';
const WORDS = /\/locales\/(lb|de|fr|en)\.ftl\?raw$/;

export interface Early {
  words: Record<string, string>;
  first: string[];
}

export function early(): Plugin {
  return {
    name: "romme-early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page) => page.replace(MAIN_SCRIPT, `${MAIN_SCRIPT} blocking="render"`),
    },
    generateBundle(_, bundle) {
      const files: Early = { words: {}, first: [] };
      const addChunk = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || files.first.includes(`/${name}`)) return;
        files.first.push(`/${name}`);
        chunk.imports.forEach(addChunk);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.facadeModuleId === null) continue;
        const language = WORDS.exec(chunk.facadeModuleId)?.[1];
        if (language !== undefined) files.words[language] = `/${chunk.fileName}`;
        if (chunk.facadeModuleId.endsWith(FIRST)) addChunk(chunk.fileName);
      }
      this.emitFile({ type: "asset", fileName: "early.json", source: JSON.stringify(files) });
    },
  };
}
