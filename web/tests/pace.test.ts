import { expect, test } from "vitest";

import { cardsMoved, flightTimes, landingMs } from "../src/table/pace";
import type { GameEvent, Pace, TableEvent } from "../src/wire/generated";

const moved = (...events: object[]) =>
  [{ is: "moved", by: "bot", events: events as GameEvent[] }] as TableEvent[];

test("counts the cards that move", () => {
  expect(cardsMoved(moved({ is: "drew", seat: 1, pile: "stock", card: null }))).toBe(1);
  const laid = { is: "laid-down", seat: 1, meld: ["4C", "5C", "*6C"] };
  const swapped = { is: "swapped", seat: 1, into: 1, card: "5H", meld: [] };
  expect(cardsMoved(moved(laid, swapped, { is: "discarded", seat: 1, card: "KH" }))).toBe(6);
  expect(cardsMoved(moved(laid, swapped, { is: "discarded", seat: 1, card: "KH" }), 1)).toBe(1);
  expect(cardsMoved(moved({ is: "dealt", hands: [], counts: [13, 14] }))).toBe(27);
  expect(cardsMoved([{ is: "came-back", seat: 1 }])).toBe(0);
});

test("long lays take longer, up to a limit", () => {
  expect([0, 1, 3, 40].map((cards) => landingMs(cards, "normal"))).toEqual([0, 430, 650, 2030]);
  expect(landingMs(1, "leisurely")).toBeCloseTo(658);
  expect(landingMs(3, "instant")).toBe(0);
  expect(landingMs(1, "newer" as Pace)).toBe(430);
});

test.each([1, 2, 7, 30])("all cards land in time: %i flights", (cards) => {
  for (const withinMs of [200, 380, 1000, Infinity]) {
    const { stagger, duration } = flightTimes(cards, "normal", withinMs);
    expect(stagger * (cards - 1) + duration).toBeLessThanOrEqual(withinMs + 0.001);
    expect(duration).toBeLessThanOrEqual(380);
  }
});

test("a single card is not slow because many were expected", () => {
  expect(flightTimes(1, "normal", 1980).duration).toBe(380);
  expect(flightTimes(1, "brisk", 1980).duration).toBeCloseTo(209);
});
