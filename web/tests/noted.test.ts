import { beforeEach, expect, test, vi } from "vitest";

import { note, noted } from "../src/deal/noted";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("the number that was shown first counts, whatever is shown later", () => {
  note("table", 1, "first");
  note("table", 1, "second");
  note("table", 2, "third");
  expect([noted("table", 1), noted("table", 2), noted("table", 3)]).toEqual([
    "first",
    "third",
    null,
  ]);
});

test("only the last two hundred games are noted", () => {
  for (let number = 1; number <= 201; number += 1) note("table", number, String(number));
  expect([noted("table", 1), noted("table", 2), noted("table", 201)]).toEqual([null, "2", "201"]);
});
