import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import {
  byRank,
  bySuit,
  cardsOf,
  corner,
  face,
  plain,
  sameCards,
  target,
  withCornerLetters,
} from "../src/lib/cards";
import { preferences } from "../src/lib/preferences.svelte";
import { setLanguage } from "../src/lib/words.svelte";

describe("face", () => {
  test("returns rank and suit", () => {
    expect(face("TC")).toEqual({ joker: false, rank: "T", suit: "C" });
  });

  test("returns the card that a joker stands for, if any", () => {
    expect(face("*")).toEqual({ joker: true, rank: "", suit: null });
    expect(face("*8H")).toEqual({ joker: true, rank: "8", suit: "H" });
    expect(plain("*8H")).toBe("*");
    expect(plain("8H")).toBe("8H");
  });

  test.each([
    ["lb", "BDK"],
    ["de", "BDK"],
    ["fr", "VDR"],
    ["en", "JQK"],
  ] as const)("corner returns the letters of %s", (language, letters) => {
    expect([..."JQK"].map((rank) => corner(rank, language)).join("")).toBe(letters);
    expect(corner("T", language)).toBe("10");
    expect(corner("A", language)).toBe("A");
    expect(corner(face("*").rank, language)).toBe("");
  });
});

describe("withCornerLetters", () => {
  beforeAll(() => {
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
    vi.stubGlobal("document", { documentElement: {} });
  });
  afterEach(() => {
    preferences.face = "auto";
  });

  test.each([
    ["en", "Discard ♠J, ♦Q–♦K or ♥10.", "Discard ♠B, ♦D–♦K or ♥10."],
    ["fr", "♠V, ♦D–♦R", "♠B, ♦D–♦K"],
    ["de", "♠B, ♦D–♦K", "♠B, ♦D–♦K"],
  ] as const)(
    "names the cards of a text in %s by German corners",
    async (language, text, shown) => {
      await setLanguage(language);
      expect(withCornerLetters(text)).toBe(text);
      preferences.face = "german";
      expect(withCornerLetters(text)).toBe(shown);
      expect(withCornerLetters("Jos ♥Julie: Q")).toBe("Jos ♥Julie: Q");
    },
  );
});

describe("hands", () => {
  const hand = ["*", "KH", "2C", "AS", "2D", "TC"];

  test("are sorted by suit, jokers last", () => {
    expect([...hand].sort(bySuit)).toEqual(["2C", "TC", "AS", "KH", "2D", "*"]);
  });

  test("are sorted by rank, jokers last", () => {
    expect([...hand].sort(byRank)).toEqual(["AS", "2C", "2D", "TC", "KH", "*"]);
  });

  test("are compared without regard to order and to what jokers stand for", () => {
    expect(sameCards(["7C", "*8C", "9C"], ["*", "9C", "7C"])).toBe(true);
    expect(sameCards(["7C", "7C"], ["7C", "8C"])).toBe(false);
    expect(sameCards(["7C"], ["7C", "7C"])).toBe(false);
  });
});

test("cardsOf and target return the cards and the meld of a step", () => {
  expect([cardsOf("meld 4C 5C *6C"), target("meld 4C 5C *6C")]).toEqual([["4C", "5C", "*6C"], 0]);
  expect([cardsOf("add 7C 8C to 12"), target("add 7C 8C to 12")]).toEqual([["7C", "8C"], 12]);
  expect([cardsOf("swap 8H in 3"), target("swap 8H in 3")]).toEqual([["8H"], 3]);
  expect([cardsOf("discard KS"), target("discard KS")]).toEqual([["KS"], 0]);
  expect(cardsOf("pass")).toEqual([]);
});
