import { beforeEach, expect, test, vi } from "vitest";

import { note, noted } from "../src/deal/noted";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const shown = (commitment: string, nonce: string | null = null) => ({ commitment, nonce });

test("the number that was shown first counts, whatever is shown later", () => {
  note("table", 1, shown("first"));
  note("table", 1, shown("second"));
  note("table", 2, shown("third"));
  expect([noted("table", 1), noted("table", 2), noted("table", 3)]).toEqual([
    shown("first"),
    shown("third"),
    null,
  ]);
});

test("a nonce is added to a number that was noted without one, and stays", () => {
  note("table", 1, shown("first"));
  note("table", 1, shown("second", "own"));
  note("table", 1, shown("third", "other"));
  expect(noted("table", 1)).toEqual(shown("first", "own"));
});

test("only the last two hundred games are noted", () => {
  for (let number = 1; number <= 201; number += 1) note("table", number, shown(String(number)));
  const found = [1, 2, 201].map((number) => noted("table", number)?.commitment);
  expect(found).toEqual([undefined, "2", "201"]);
});
