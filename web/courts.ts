/**
 * A Vite plugin for the pictures of jacks, queens and kings: the CC0 drawings of
 * `@letele/playing-cards`, reduced in size.
 *
 * The package has them as React components. A stub of `createElement` turns them into plain trees.
 * Only the figure of each card is kept, because the page draws the corner letters itself. The
 * figures get our colours, and their coordinates are rounded.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

const MODULE = "virtual:courts";
const FIGURE_VIEW_BOX = "0 0 1300 2000";
const COLOURS: Record<string, string> = {
  "#44F": "#24427c",
  red: "#b3202c",
  "#FC4": "#e9b949",
};

interface SvgNode {
  tag: string;
  attributes: Record<string, string | number | undefined>;
  children: (SvgNode | null)[];
}
type CardComponent = (attributes: object) => SvgNode;

/** Replaces React: `createElement` returns a plain object. */
const REACT_STUB = `
const React = {
  createElement: (tag, attributes, ...children) => ({ tag, attributes: attributes ?? {}, children }),
};
const _extends = Object.assign;
`;

async function loadDeck(): Promise<Record<string, CardComponent>> {
  const path = createRequire(import.meta.url).resolve("@letele/playing-cards/dist/index.esm.js");
  const source = REACT_STUB + readFileSync(path, "utf8").replace(/^import .*$/gm, "");
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  return (await import(/* @vite-ignore */ module)) as Record<string, CardComponent>;
}

const ARGUMENT_COUNTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

/** Rounds the coordinates of a path. A figure is 1300 units wide and shown at a tenth of that. */
export function roundPath(path: string): string {
  let out = "";
  for (const [, command = "", given = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const found: number[] = [];
    let rest = given;
    while (/\d/.test(rest)) {
      // The fourth and fifth arguments of an arc are flags, which may be written without a space.
      const isFlag = command.toLowerCase() === "a" && [3, 4].includes(found.length % 7);
      const next = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(
        rest,
      );
      if (!next) throw new Error(`invalid path: ${given}`);
      rest = rest.slice(next[0].length);
      found.push(Math.round(Number(next[1])));
    }
    const each = ARGUMENT_COUNTS[command.toLowerCase()];
    if (each === undefined || (each > 0 && found.length % each > 0))
      throw new Error(`invalid path: ${command}${given}`);
    out +=
      command +
      found
        .map((number, at) => (at > 0 && number >= 0 ? ` ${String(number)}` : String(number)))
        .join("");
  }
  return out;
}

function attribute(name: string, value: string | number): string {
  const text = String(value);
  if (name === "d") return ` d="${roundPath(text)}"`;
  if (name === "xlinkHref") return ` href="#pip"`;
  const kept = name === "viewBox" || name === "preserveAspectRatio";
  const written = kept ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${written}="${COLOURS[text] ?? text}"`;
}

function markup(node: SvgNode | null): string {
  if (node === null) return "";
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => (value === undefined || name === "id" ? "" : attribute(name, value)))
    .join("");
  return `<${node.tag}${attributes}>${node.children.map(markup).join("")}</${node.tag}>`;
}

/** The figure of a card: layers, each drawn upright and upside down. */
function figure(card: SvgNode): string {
  const defined = card.children.find((one) => one?.tag === "defs")?.children ?? [];
  const symbols = new Map(
    defined.flatMap((one) => (one ? [[`#${one.attributes.id}`, one] as const] : [])),
  );
  const pip = defined.find((one) => String(one?.attributes.viewBox).startsWith("-600"));
  const layers = card.children
    .flatMap((one) =>
      one?.tag === "use" && one.attributes.transform === undefined
        ? [symbols.get(`#${String(one.attributes.xlinkHref).slice(1)}`)]
        : [],
    )
    .filter((one) => one?.attributes.viewBox === FIGURE_VIEW_BOX);
  const letter = (at: number) => String.fromCharCode(97 + at);
  const node = layers.map(
    (layer, at) => `<g id="${letter(at)}">${layer?.children.map(markup).join("") ?? ""}</g>`,
  );
  const shown = layers.map(
    (_, at) =>
      `<use href="#${letter(at)}"/><use href="#${letter(at)}" transform="rotate(180 650 1000)"/>`,
  );
  const inside = `<symbol id="pip" viewBox="-600 -600 1200 1200">${pip?.children.map(markup).join("") ?? ""}</symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FIGURE_VIEW_BOX}"><defs>${inside}${node.join("")}</defs>${shown.join("")}</svg>`;
}

/** Provides `import courts from "virtual:courts"`: the URLs of the pictures by card ("KC"). */
export function courts(): Plugin {
  let building = false;
  return {
    name: "romme-courts",
    configResolved: (config) => {
      building = config.command === "build";
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const drawings = await loadDeck();
      const entries = [..."CSHD"].flatMap((suit) =>
        [..."JQK"].map((rank) => {
          const draw = drawings[`${suit}${rank.toLowerCase()}`];
          if (!draw) throw new Error(`the package has no ${rank} of ${suit}`);
          const source = figure(draw({}));
          const address = building
            ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `${rank}${suit}.svg`, source })}`
            : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
          return `${rank}${suit}: ${address}`;
        }),
      );
      return `export default {${entries.join()}};`;
    },
  };
}
