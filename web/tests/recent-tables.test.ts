import { beforeEach, expect, test, vi } from "vitest";

import { forgetTable, forgetTables, rememberTable, recentTables } from "../src/lib/recent-tables";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("the latest table comes first, and each table is listed once", () => {
  for (const table of ["a", "b", "a", "c"]) rememberTable(table);
  expect(recentTables()).toEqual(["c", "a", "b"]);
});

test("only the last eight tables are kept", () => {
  for (let number = 1; number <= 10; number += 1) rememberTable(String(number));
  expect(recentTables()).toEqual(["10", "9", "8", "7", "6", "5", "4", "3"]);
});

test("one table or all tables can be forgotten", () => {
  for (const table of ["a", "b", "c"]) rememberTable(table);
  forgetTable("b");
  expect(recentTables()).toEqual(["c", "a"]);
  forgetTables();
  expect(recentTables()).toEqual([]);
});

test.each(["{", "7", '["a", 7, "b"]'])("invalid stored data is ignored: %s", (stored) => {
  localStorage.setItem("romme-tables", stored);
  expect(recentTables()).toEqual(stored.includes("b") ? ["a", "b"] : []);
});
