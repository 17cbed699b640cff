import { beforeEach, expect, test, vi } from "vitest";

import { forget, forgetAll, remember, visited } from "../src/lib/visited";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("the table where one was last comes first, once", () => {
  for (const table of ["a", "b", "a", "c"]) remember(table);
  expect(visited()).toEqual(["c", "a", "b"]);
});

test("only the last eight are remembered", () => {
  for (let number = 1; number <= 10; number += 1) remember(String(number));
  expect(visited()).toEqual(["10", "9", "8", "7", "6", "5", "4", "3"]);
});

test("a table that is gone is forgotten, and all of them on request", () => {
  for (const table of ["a", "b", "c"]) remember(table);
  forget("b");
  expect(visited()).toEqual(["c", "a"]);
  forgetAll();
  expect(visited()).toEqual([]);
});

test.each(["{", "7", '["a", 7, "b"]'])("rubbish that somebody left is no table: %s", (rubbish) => {
  localStorage.setItem("romme-tables", rubbish);
  expect(visited()).toEqual(rubbish.includes("b") ? ["a", "b"] : []);
});
