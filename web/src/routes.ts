/** Which page is at which address. A page is fetched when somebody goes there. */
import type { Component } from "svelte";

import { wordsOf, type Part } from "./lib/words.svelte";

/** A page that is there, with what its address says. */
export interface Shown {
  page: Component;
  /** A page of another key is another page, made anew. */
  key: string;
  facts: object;
}

interface Route {
  at: RegExp;
  load: (found: string[], path: string) => Promise<Shown>;
}

/** An address, the page there, and what it takes from the parts of the address. */
function route<Facts extends object>(
  at: RegExp,
  load: () => Promise<{ default: Component<Facts> }>,
  facts: (found: string[]) => Facts,
  ...parts: Part[]
): Route {
  return {
    at,
    load: async (found, path) => {
      const [{ default: page }] = await Promise.all([load(), wordsOf(...parts)]);
      return { page: page as unknown as Component, key: path, facts: facts(found) };
    },
  };
}

const none = (): Record<string, never> => ({});

const ROUTES: Route[] = [
  route(/^\/$/, () => import("./pages/Start.svelte"), none),
  route(
    /^\/new(?:\/([\w-]+))?$/,
    () => import("./pages/NewTable.svelte"),
    ([shared]) => ({ shared }),
  ),
  route(
    /^\/learn(?:\/([\w-]+))?$/,
    () => import("./pages/Learn.svelte"),
    ([rules]) => ({ rules }),
  ),
  route(/^\/tournaments$/, () => import("./hall/Tournaments.svelte"), none, "hall", "tournament"),
  route(
    /^\/c\/(\w+)$/,
    () => import("./hall/ByCode.svelte"),
    ([code = ""]) => ({ code }),
    "hall",
    "tournament",
  ),
  route(
    /^\/tournaments\/([\w-]+)$/,
    () => import("./hall/HallPage.svelte"),
    ([id = ""]) => ({ id }),
    "hall",
    "tournament",
  ),
  route(
    /^\/tournaments\/([\w-]+)\/wall$/,
    () => import("./hall/Wall.svelte"),
    ([id = ""]) => ({ id }),
    "hall",
    "tournament",
  ),
  route(
    /^\/tournaments\/([\w-]+)\/list\/(\d+)\/(\d+)$/,
    () => import("./list/ListPage.svelte"),
    ([id = "", series, table]) => ({ id, series: Number(series), table: Number(table) }),
    "list",
    "tournament",
  ),
  route(
    /^\/t\/([\w-]+)$/,
    () => import("./pages/TablePage.svelte"),
    ([name = ""]) => ({ name }),
  ),
  route(/^\/watch$/, () => import("./pages/Watch.svelte"), none),
  route(/^\/me$/, () => import("./pages/Me.svelte"), none),
  route(
    /^\/rules(?:\/(.+))?$/,
    () => import("./pages/RuleSets.svelte"),
    ([shared]) => ({ shared }),
  ),
  route(/^\/games$/, () => import("./pages/Games.svelte"), none),
  route(
    /^\/games\/([\w-]+)\/(\d+)$/,
    () => import("./pages/Replay.svelte"),
    ([table = "", number]) => ({ game: { table, number: Number(number) } }),
  ),
  route(/^\/replay$/, () => import("./pages/Replay.svelte"), none),
];

const NOWHERE = route(/^/, () => import("./pages/Nowhere.svelte"), none);

/** The page of an address; rejects if it cannot be fetched. */
export async function pageAt(path: string): Promise<Shown> {
  for (const one of ROUTES) {
    const found = one.at.exec(path);
    if (found) return await one.load(found.slice(1), path);
  }
  return await NOWHERE.load([], path);
}
