import { beforeEach, expect, test, vi } from "vitest";

import { rememberDeal, rememberedDeal } from "../src/deal/check-numbers";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const shown = (commitment: string, nonce: string | null = null) => ({ commitment, nonce });

test("the first check number of a game is kept", () => {
  rememberDeal("table", 1, shown("first"));
  rememberDeal("table", 1, shown("second"));
  rememberDeal("table", 2, shown("third"));
  expect([
    rememberedDeal("table", 1),
    rememberedDeal("table", 2),
    rememberedDeal("table", 3),
  ]).toEqual([shown("first"), shown("third"), null]);
});

test("a nonce can be added once to a check number stored without one", () => {
  rememberDeal("table", 1, shown("first"));
  rememberDeal("table", 1, shown("second", "own"));
  rememberDeal("table", 1, shown("third", "other"));
  expect(rememberedDeal("table", 1)).toEqual(shown("first", "own"));
});

test("only the last two hundred games are kept", () => {
  for (let number = 1; number <= 201; number += 1)
    rememberDeal("table", number, shown(String(number)));
  const found = [1, 2, 201].map((number) => rememberedDeal("table", number)?.commitment);
  expect(found).toEqual([undefined, "2", "201"]);
});
