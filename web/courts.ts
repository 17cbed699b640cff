/**
 * The pictures of jacks, queens and kings: CC0 drawings from `@letele/playing-cards`, made lighter.
 *
 * The package has them as React components. They are read here without React: as a tree of plain
 * values. Of each card only the figure is kept (the corner is drawn by the page, by language), in
 * the colours of our table, with coordinates as exact as anybody can see.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { Plugin } from "vite";

const NAME = "virtual:courts";
const FIGURE = "0 0 1300 2000";
const OUR_INK: Record<string, string> = {
  "#44F": "#24427c",
  red: "#b3202c",
  "#FC4": "#e9b949",
};

interface Drawn {
  tag: string;
  facts: Record<string, string | number | undefined>;
  inner: (Drawn | null)[];
}
type Draws = (facts: object) => Drawn;

/** Makes a tree where React would make a page. */
const STANDS_IN = `
const React = { createElement: (tag, facts, ...inner) => ({ tag, facts: facts ?? {}, inner }) };
const _extends = Object.assign;
`;

async function deck(): Promise<Record<string, Draws>> {
  const path = createRequire(import.meta.url).resolve("@letele/playing-cards/dist/index.esm.js");
  const source = STANDS_IN + readFileSync(path, "utf8").replace(/^import .*$/gm, "");
  const module = `data:text/javascript,${encodeURIComponent(source)}`;
  return (await import(/* @vite-ignore */ module)) as Record<string, Draws>;
}

const NUMBERS: Record<string, number> = {
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

/** A path with whole numbers: a figure is 1300 wide and is seen a tenth as wide. */
export function rounded(path: string): string {
  let out = "";
  for (const [, command = "", given = ""] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const found: number[] = [];
    let rest = given;
    while (/\d/.test(rest)) {
      // In an arc the fourth and fifth numbers are flags, which may stand without a space.
      const isFlag = command.toLowerCase() === "a" && [3, 4].includes(found.length % 7);
      const next = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/).exec(
        rest,
      );
      if (!next) throw new Error(`no path: ${given}`);
      rest = rest.slice(next[0].length);
      found.push(Math.round(Number(next[1])));
    }
    const each = NUMBERS[command.toLowerCase()];
    if (each === undefined || (each > 0 && found.length % each > 0))
      throw new Error(`no path: ${command}${given}`);
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
  if (name === "d") return ` d="${rounded(text)}"`;
  if (name === "xlinkHref") return ` href="#pip"`;
  const kept = name === "viewBox" || name === "preserveAspectRatio";
  const written = kept ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` ${written}="${OUR_INK[text] ?? text}"`;
}

function markup(drawn: Drawn | null): string {
  if (drawn === null) return "";
  const facts = Object.entries(drawn.facts)
    .map(([name, value]) => (value === undefined || name === "id" ? "" : attribute(name, value)))
    .join("");
  return `<${drawn.tag}${facts}>${drawn.inner.map(markup).join("")}</${drawn.tag}>`;
}

/** The figure of a card: layer over layer, each once upright and once upside down. */
function figure(card: Drawn): string {
  const defined = card.inner.find((one) => one?.tag === "defs")?.inner ?? [];
  const symbols = new Map(
    defined.flatMap((one) => (one ? [[`#${one.facts.id}`, one] as const] : [])),
  );
  const pip = defined.find((one) => String(one?.facts.viewBox).startsWith("-600"));
  const layers = card.inner
    .flatMap((one) =>
      one?.tag === "use" && one.facts.transform === undefined
        ? [symbols.get(`#${String(one.facts.xlinkHref).slice(1)}`)]
        : [],
    )
    .filter((one) => one?.facts.viewBox === FIGURE);
  const letter = (at: number) => String.fromCharCode(97 + at);
  const drawn = layers.map(
    (layer, at) => `<g id="${letter(at)}">${layer?.inner.map(markup).join("") ?? ""}</g>`,
  );
  const shown = layers.map(
    (_, at) =>
      `<use href="#${letter(at)}"/><use href="#${letter(at)}" transform="rotate(180 650 1000)"/>`,
  );
  const inside = `<symbol id="pip" viewBox="-600 -600 1200 1200">${pip?.inner.map(markup).join("") ?? ""}</symbol>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FIGURE}"><defs>${inside}${drawn.join("")}</defs>${shown.join("")}</svg>`;
}

/** `import courts from "virtual:courts"`: for "KC", "QH" and so on, where the picture is. */
export function courts(): Plugin {
  let building = false;
  return {
    name: "romme-courts",
    configResolved: (config) => {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const drawings = await deck();
      const entries = [..."CSHD"].flatMap((suit) =>
        [..."JQK"].map((rank) => {
          const draw = drawings[`${suit}${rank.toLowerCase()}`];
          if (!draw) throw new Error(`the deck has no ${rank} of ${suit}`);
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
