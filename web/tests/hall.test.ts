import { beforeEach, expect, test, vi } from "vitest";

import { fit, pages, rowsOf, scaleFor } from "../src/hall/paging";
import { byName, phaseOf, progress, search, seatOf } from "../src/hall/seen";
import { slidesOf, type Slide } from "../src/hall/slides";
import { reachableOrigin } from "../src/lib/address";
import { leftOf } from "../src/tournament/clock";
import { keyOf, ownKeys, takeKey } from "../src/tournament/keys";
import type { Entrant, Overview, SeriesPhase, SeriesSeen, TableSeen } from "../src/wire/generated";

const MINUTE = 60_000;

// --- the clock -----------------------------------------------------------------------------------

test("what is left is counted to the second, and nothing behind the end", () => {
  const shown = (left: number) => leftOf(1_000_000_000, 1_000_000_000 - left)?.text;
  expect([90 * MINUTE, 59 * MINUTE + 59_000, 7000, 1, 0, -MINUTE].map(shown)).toEqual([
    "1:30:00",
    "59:59",
    "0:07",
    "0:01",
    "0:00",
    "0:00",
  ]);
});

test("a hall is told at ten minutes, at five, and when the last game has come", () => {
  const told = (left: number) => leftOf(1_000_000_000, 1_000_000_000 - left)?.warning;
  expect(told(10 * MINUTE + 1000)).toBe("");
  expect(told(10 * MINUTE)).toBe("ten");
  expect(told(5 * MINUTE + 1000)).toBe("ten");
  expect(told(5 * MINUTE)).toBe("five");
  expect(told(1000)).toBe("five");
  expect(told(0)).toBe("over");
});

test("without a clock nothing is said", () => {
  expect(leftOf(0, 12)).toBeNull();
});

// --- what phones open ----------------------------------------------------------------------------

test("a laptop that shows its own page names the address of the hall's network", () => {
  const known = "http://192.168.1.7:8270";
  const opened = (href: string) => reachableOrigin(known, new URL(href) as unknown as Location);
  expect(opened("http://127.0.0.1:8270/tournaments")).toBe(known);
  expect(opened("http://localhost:8270/tournaments")).toBe(known);
  expect(opened("https://romme.example/tournaments")).toBe("https://romme.example");
});

// --- what fits on a wall -------------------------------------------------------------------------

test("as many lines as fit, and one where the screen is too small for any", () => {
  expect(fit({ width: 1000, height: 500 }, { width: 300, height: 40 })).toEqual({
    rows: 12,
    columns: 3,
  });
  expect(fit({ width: 100, height: 20 }, { width: 300, height: 40 })).toEqual({
    rows: 1,
    columns: 1,
  });
});

test("everybody is on some page once, in order, and pages are about equally full", () => {
  for (let number = 0; number <= 60; number += 1) {
    const things = Array.from({ length: number }, (_, at) => at);
    const found = pages(things, { rows: 6, columns: 2 });
    expect(found.flat()).toEqual(things);
    const sizes = found.map((page) => page.length);
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(12);
    // No page is a leftover of two lines while another is full.
    if (number > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(found.length + 1);
  }
});

test("the columns of a page are about equally long", () => {
  expect(rowsOf(7, { rows: 10, columns: 3 })).toBe(3);
  expect(rowsOf(30, { rows: 10, columns: 3 })).toBe(10);
  expect(rowsOf(0, { rows: 10, columns: 3 })).toBe(1);
});

test("few things are shown larger, many are not", () => {
  const room = { width: 1000, height: 500 };
  const one = { width: 100, height: 50 };
  expect(scaleFor(1, room, one)).toBe(2);
  expect(scaleFor(25, room, one)).toBe(2);
  expect(scaleFor(60, room, one)).toBeGreaterThan(1);
  expect(scaleFor(1000, room, one)).toBe(1);
});

// --- a tournament from the hall ------------------------------------------------------------------

function somebody(number: number, name: string, club = ""): Entrant {
  const nothing = { team: "", tandem: "", classes: [], since: 1, account: "" };
  return { number, name, club, presence: "present", ...nothing };
}

function table(seats: number[], entered = 0, finished = false): TableSeen {
  const nothing = { signed: 0, incidents: 0, corrections: 0, differences: 0, played_at: "" };
  return { seats, games: 20, entered, finished, ...nothing };
}

function series(number: number, phase: SeriesPhase, tables: TableSeen[] = []): SeriesSeen {
  return { number, day: 1, rounds: 5, placing: "drawn", seed: "", phase, tables };
}

function cup(...all: SeriesSeen[]): Overview {
  const people = [
    somebody(1, "Jos Muller", "Esch"),
    somebody(2, "Léa Müller", "Wiltz"),
    somebody(3, "Anna-Maria Weis", "Esch"),
    somebody(12, "Émile Thill"),
  ];
  return { people, series: all, classes: ["Damen"], finished: false } as unknown as Overview;
}

test("somebody is found by number or by the beginnings of names, whatever the accents", () => {
  const found = (typed: string) => search(cup().people, typed).map((one) => one.number);
  expect(found("12")).toEqual([12]);
  expect(found("1")).toEqual([1]);
  expect(found("mull")).toEqual([1, 2]);
  expect(found("lea mu")).toEqual([2]);
  expect(found("emile")).toEqual([12]);
  expect(found("maria")).toEqual([3]);
  expect(found("muller esch")).toEqual([1]);
  expect(found("uller")).toEqual([]);
  expect(found("  ")).toEqual([]);
});

test("everybody with a seat is in the plan by name", () => {
  const one = series(1, "seated", [table([2, 12, 1])]);
  const plan = byName(cup(one), one, ["en"]).map(({ entrant, seat }) => [entrant.name, seat]);
  expect(plan).toEqual([
    ["Émile Thill", 2],
    ["Jos Muller", 3],
    ["Léa Müller", 1],
  ]);
  expect(seatOf(one, 3)).toBeNull();
});

test("all tables together", () => {
  const one = series(1, "running", [table([1], 20, true), table([2], 7)]);
  expect(progress(one)).toEqual({ games: 40, entered: 27, finished: 1 });
});

test("each phase has its slides", () => {
  const kinds = (seen: Overview) => slidesOf(seen).map((one: Slide) => one.of);
  expect(phaseOf(cup())).toBe("entries");
  expect(kinds(cup())).toEqual(["welcome", "people"]);
  expect(kinds(cup(series(1, "seated")))).toEqual(["by-name", "by-table"]);
  expect(kinds(cup(series(1, "closed"), series(2, "seated")))).toEqual([
    "by-name",
    "by-table",
    "standing",
  ]);
  expect(kinds(cup(series(1, "running")))).toEqual(["progress", "standing"]);
  const over = { ...cup(series(1, "closed")), finished: true };
  expect(slidesOf(over)).toEqual([
    {
      of: "standing",
      wanted: { scope: { span: "total", number: 0 }, parties: "single", only: "" },
    },
    {
      of: "standing",
      wanted: { scope: { span: "total", number: 0 }, parties: "single", only: "Damen" },
    },
  ]);
});

// --- addresses and keys --------------------------------------------------------------------------

let kept: Record<string, string>;
const replaceState = vi.fn();
beforeEach(() => {
  kept = {};
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
  };
  const own = {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, own));
  vi.stubGlobal("history", { state: null, replaceState });
});

function came(hash: string): void {
  vi.stubGlobal("location", { hash, pathname: "/tournaments/abc", search: "?me=3" });
}

test("the key of a link is kept and taken out of the address", () => {
  came("#key=director.x_Y-1");
  takeKey("abc");
  expect(keyOf("abc")).toBe("director.x_Y-1");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/tournaments/abc?me=3");
});

test("a list's key opens that list alone, the office's key every list", () => {
  const place = { series: 2, table: 13 };
  came("#key=keeper.2.13.x");
  takeKey("abc", place);
  expect(keyOf("abc", place)).toBe("keeper.2.13.x");
  expect(keyOf("abc")).toBeNull();
  expect(keyOf("abc", { series: 2, table: 1 })).toBeNull();
  expect(ownKeys()).toEqual([]);
  came("#key=helper.z");
  takeKey("abc");
  expect(keyOf("abc", place)).toBe("keeper.2.13.x");
  expect(keyOf("abc", { series: 2, table: 1 })).toBe("helper.z");
  expect(ownKeys()).toEqual(["abc"]);
});

test("no key, or something else behind the hash, changes nothing", () => {
  for (const hash of ["", "#seats", "#key=", "#key=<b>"]) {
    came(hash);
    takeKey("abc");
  }
  expect(kept).toEqual({});
});
