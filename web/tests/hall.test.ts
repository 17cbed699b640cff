import { beforeEach, expect, test, vi } from "vitest";

import { fit, pages, rowsOf, scaleFor } from "../src/hall/paging";
import {
  seatingByName,
  phaseOf,
  seriesProgress,
  searchEntrants,
  seatOf,
} from "../src/hall/overview";
import { slidesOf, type Slide } from "../src/hall/slides";
import { reachableOrigin } from "../src/lib/address";
import { alarmOf, currentAnnouncement, timeLeft } from "../src/tournament/clock";
import { keyOf, officesWithKey, takeKeyFromAddress } from "../src/tournament/access-keys";
import type { Entrant, Overview, SeriesPhase, SeriesSeen, TableSeen } from "../src/wire/generated";

const MINUTE = 60_000;

// --- the clock -----------------------------------------------------------------------------------

test("timeLeft counts seconds down to 0:00", () => {
  const shown = (left: number) => timeLeft(1_000_000_000, 1_000_000_000 - left)?.text;
  expect([90 * MINUTE, 59 * MINUTE + 59_000, 7000, 1, 0, -MINUTE].map(shown)).toEqual([
    "1:30:00",
    "59:59",
    "0:07",
    "0:01",
    "0:00",
    "0:00",
  ]);
});

test("timeLeft warns at ten minutes, at five, and at the end", () => {
  const warning = (left: number) => timeLeft(1_000_000_000, 1_000_000_000 - left)?.warning;
  expect(warning(10 * MINUTE + 1000)).toBe("");
  expect(warning(10 * MINUTE)).toBe("ten");
  expect(warning(5 * MINUTE + 1000)).toBe("ten");
  expect(warning(5 * MINUTE)).toBe("five");
  expect(warning(1000)).toBe("five");
  expect(warning(0)).toBe("over");
});

test("everybody is told ten minutes before the end, and at the end", () => {
  const alarm = (left: number) => alarmOf(1_000_000_000, 1_000_000_000 - left);
  expect([600_001, 600_000, 1000, 0, -5000].map(alarm)).toEqual(["", "ten", "ten", "over", "over"]);
  expect(alarmOf(0, 12)).toBe("");
});

test("an announcement disappears at its time, which snapshots of older versions lack", () => {
  const seen = { announcement: "Soup", announcement_ends: 1000 };
  expect([999, 1000].map((now) => currentAnnouncement(seen, now))).toEqual(["Soup", ""]);
  expect(currentAnnouncement({ announcement: "Soup" }, 5)).toBe("Soup");
  expect(currentAnnouncement({ announcement: "Soup", announcement_ends: 0 }, 5)).toBe("Soup");
});

test("timeLeft is null without a clock", () => {
  expect(timeLeft(0, 12)).toBeNull();
});

// --- the origin for phones -----------------------------------------------------------------------

test("on localhost, phones get the LAN address of the server", () => {
  const known = "http://192.168.1.7:8270";
  const opened = (href: string) => reachableOrigin(known, new URL(href) as unknown as Location);
  expect(opened("http://127.0.0.1:8270/tournaments")).toBe(known);
  expect(opened("http://localhost:8270/tournaments")).toBe(known);
  expect(opened("https://romme.example/tournaments")).toBe("https://romme.example");
});

// --- paging --------------------------------------------------------------------------------------

test("fit counts rows and columns, at least one of each", () => {
  expect(fit({ width: 1000, height: 500 }, { width: 300, height: 40 })).toEqual({
    rows: 12,
    columns: 3,
  });
  expect(fit({ width: 100, height: 20 }, { width: 300, height: 40 })).toEqual({
    rows: 1,
    columns: 1,
  });
});

test("pages contain every item once, in order, and have about the same length", () => {
  for (let number = 0; number <= 60; number += 1) {
    const items = Array.from({ length: number }, (_, at) => at);
    const found = pages(items, { rows: 6, columns: 2 });
    expect(found.flat()).toEqual(items);
    const sizes = found.map((page) => page.length);
    expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(12);
    // No short leftover page beside a full one.
    if (number > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(found.length + 1);
  }
});

test("rowsOf makes columns about equally long", () => {
  expect(rowsOf(7, { rows: 10, columns: 3 })).toBe(3);
  expect(rowsOf(30, { rows: 10, columns: 3 })).toBe(10);
  expect(rowsOf(0, { rows: 10, columns: 3 })).toBe(1);
});

test("scaleFor enlarges few items and leaves many at 1", () => {
  const room = { width: 1000, height: 500 };
  const one = { width: 100, height: 50 };
  expect(scaleFor(1, room, one)).toBe(2);
  expect(scaleFor(25, room, one)).toBe(2);
  expect(scaleFor(60, room, one)).toBeGreaterThan(1);
  expect(scaleFor(1000, room, one)).toBe(1);
});

// --- the public overview -------------------------------------------------------------------------

function entrant(number: number, name: string, club = ""): Entrant {
  const defaults = {
    team: "",
    tandem: "",
    classes: [],
    since: 1,
    account: "",
    family: "",
    fixed_table: 0,
    fixed_seat: 0,
  };
  return { number, name, club, presence: "present", ...defaults };
}

function table(seats: number[], entered = 0, finished = false): TableSeen {
  const defaults = {
    signed: 0,
    incidents: 0,
    corrections: 0,
    differences: 0,
    ended_early: false,
    played_at: "",
    can_go_on: true,
  };
  return { seats, games: 20, entered, finished, ...defaults };
}

function series(number: number, phase: SeriesPhase, tables: TableSeen[] = []): SeriesSeen {
  return { number, day: 1, rounds: 5, placing: "drawn", moves: [], seed: "", phase, tables };
}

function cup(...all: SeriesSeen[]): Overview {
  const people = [
    entrant(1, "Jos Muller", "Esch"),
    entrant(2, "Léa Müller", "Wiltz"),
    entrant(3, "Anna-Maria Weis", "Esch"),
    entrant(12, "Émile Thill"),
  ];
  return { people, series: all, classes: ["Damen"], finished: false } as unknown as Overview;
}

test("searchEntrants finds people by number or by prefixes of names, ignoring accents", () => {
  const found = (typed: string) => searchEntrants(cup().people, typed).map((one) => one.number);
  expect(found("12")).toEqual([12]);
  expect(found("1")).toEqual([1]);
  expect(found("mull")).toEqual([1, 2]);
  expect(found("lea mu")).toEqual([2]);
  expect(found("emile")).toEqual([12]);
  expect(found("maria")).toEqual([3]);
  expect(found("muller esch")).toEqual([1]);
  expect(found("uller")).toEqual([]);
  const dane = entrant(4, "Mia Sørensen");
  expect(searchEntrants([dane], "Sorensen")).toEqual([dane]);
  expect(searchEntrants([dane], "sørensen")).toEqual([dane]);
  expect(found("  ")).toEqual([]);
});

test("seatingByName lists everyone with a seat, sorted by family name", () => {
  const one = series(1, "seated", [table([2, 12, 1])]);
  const plan = seatingByName(cup(one), one).map(({ entrant, seat }) => [entrant.name, seat]);
  expect(plan).toEqual([
    ["Jos Muller", 3],
    ["Léa Müller", 1],
    ["Émile Thill", 2],
  ]);
  expect(seatOf(one, 3)).toBeNull();
});

test("seriesProgress adds up all tables", () => {
  const one = series(1, "running", [table([1], 20, true), table([2], 7)]);
  expect(seriesProgress(one)).toEqual({ games: 40, entered: 27, finished: 1 });
});

test("slidesOf depends on the phase", () => {
  const kinds = (seen: Overview) => slidesOf(seen).map((one: Slide) => one.kind);
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
      kind: "standing",
      query: { scope: { span: "total", number: 0 }, parties: "single", only: "" },
    },
    {
      kind: "standing",
      query: { scope: { span: "total", number: 0 }, parties: "single", only: "Damen" },
    },
  ]);
});

// --- access keys ---------------------------------------------------------------------------------

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

function openWith(hash: string): void {
  vi.stubGlobal("location", { hash, pathname: "/tournaments/abc", search: "?me=3" });
}

test("the key of a link is stored and removed from the address", () => {
  openWith("#key=director.x_Y-1");
  takeKeyFromAddress("abc");
  expect(keyOf("abc")).toBe("director.x_Y-1");
  expect(replaceState).toHaveBeenCalledWith(null, "", "/tournaments/abc?me=3");
});

test("the key of a list opens only that list, the key of the office every list", () => {
  const place = { series: 2, table: 13 };
  openWith("#key=keeper.2.13.x");
  takeKeyFromAddress("abc", place);
  expect(keyOf("abc", place)).toBe("keeper.2.13.x");
  expect(keyOf("abc")).toBeNull();
  expect(keyOf("abc", { series: 2, table: 1 })).toBeNull();
  expect(officesWithKey()).toEqual([]);
  openWith("#key=helper.z");
  takeKeyFromAddress("abc");
  expect(keyOf("abc", place)).toBe("keeper.2.13.x");
  expect(keyOf("abc", { series: 2, table: 1 })).toBe("helper.z");
  expect(officesWithKey()).toEqual(["abc"]);
});

test("a fragment without a valid key is ignored", () => {
  for (const hash of ["", "#seats", "#key=", "#key=<b>"]) {
    openWith(hash);
    takeKeyFromAddress("abc");
  }
  expect(kept).toEqual({});
});
