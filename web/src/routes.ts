/** The routes of the page. Each page is fetched when it is opened. */
import type { Component } from "svelte";

import { loadParts, type Part } from "./lib/words.svelte";

/** A loaded page with the props from its address. */
export interface LoadedPage {
  page: Component;
  /** Another key re-creates the component. */
  key: string;
  props: object;
}

interface Route {
  at: RegExp;
  load: (groups: string[], path: string) => Promise<LoadedPage>;
}

/** A route: `props` maps the groups of the pattern to the props of the page. */
function route<Props extends object>(
  at: RegExp,
  load: () => Promise<{ default: Component<Props> }>,
  props: (groups: string[]) => Props,
  ...parts: Part[]
): Route {
  return {
    at,
    load: async (groups, path) => {
      const [{ default: page }] = await Promise.all([load(), loadParts(...parts)]);
      return { page: page as unknown as Component, key: path, props: props(groups) };
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
  route(
    /^\/tournaments$/,
    () => import("./hall/TournamentsPage.svelte"),
    none,
    "hall",
    "tournament",
  ),
  route(
    /^\/c\/(\w+)$/,
    () => import("./hall/CodeRedirect.svelte"),
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
    () => import("./hall/WallPage.svelte"),
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
    /^\/tournaments\/([\w-]+)\/table\/(\d+)\/(\d+)$/,
    () => import("./list/TableCodePage.svelte"),
    ([id = "", day, table]) => ({ id, day: Number(day), table: Number(table) }),
    "list",
    "tournament",
  ),
  route(
    /^\/tournaments\/([\w-]+)\/hand-over$/,
    () => import("./office/lists/HandOverPage.svelte"),
    ([id = ""]) => ({ id }),
    "list",
    "office",
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

const NOT_FOUND = route(/^/, () => import("./pages/NotFound.svelte"), none);

/** Loads the page of a path; rejects if it cannot be fetched. */
export async function loadPage(path: string): Promise<LoadedPage> {
  for (const one of ROUTES) {
    const groups = one.at.exec(path);
    if (groups) return await one.load(groups.slice(1), path);
  }
  return await NOT_FOUND.load([], path);
}
