import { expect, test } from "vitest";

import {
  MOST_ENTRIES,
  nextCode,
  readHandOver,
  readReceipt,
  receiptOf,
  writeHandOver,
  type HandedEntry,
} from "../src/tournament/hand-over";
import { anyLine, line, PLACE } from "./lists";

const ID = "spring-cup";
const FOOT = { rating: -3, plus: 5, minus: -8, crosses: 2, card_points: 104 };

/** One entry of each kind. */
const ENTRIES: HandedEntry[] = [
  { id: "00a1", command: { do: "check-pack", ...PLACE }, sums: null },
  {
    id: "00a2",
    command: { do: "enter-line", ...PLACE, game: 1, line: line(), seat: 1, replays: 2 },
    sums: null,
  },
  { id: "00a3", command: { do: "confirm-line", ...PLACE, game: 1, seat: 3 }, sums: null },
  {
    id: "00a4",
    command: { do: "correct-line", ...PLACE, game: 1, line: anyLine(1), seen: line() },
    sums: null,
  },
  {
    id: "00a5",
    command: {
      ...{ do: "enter-control", ...PLACE, game: 2 },
      line: { ending: "stock_used_up", winner: null, counts: [null, null, null, null] },
    },
    sums: null,
  },
  { id: "00a6", command: { do: "sign", ...PLACE, seat: 4 }, sums: [FOOT, FOOT] },
];

const text = writeHandOver(ID, { place: PLACE, entries: ENTRIES });

test("every kind of entry is read as it was written", () => {
  expect(readHandOver(ID, text)).toEqual({ place: PLACE, entries: ENTRIES });
  expect(text).toMatch(/^[0-9a-z.,:~-]+$/);
});

test("capitals, spaces and the rest of an address do not matter", () => {
  const found = readHandOver(ID, text);
  expect(readHandOver(ID, ` ${text.toUpperCase().replaceAll("~", " ~ ")}\n`)).toEqual(found);
  expect(readHandOver(ID, `http://hall:8270/tournaments/x/hand-over#${text}`)).toEqual(found);
});

test("a typing error or another tournament is detected", () => {
  expect(readHandOver(ID, text.replace("e.00a2", "e.00b2"))).toBeNull();
  expect(readHandOver(ID, text.slice(0, -1))).toBeNull();
  expect(readHandOver("other", text)).toBeNull();
  expect(readHandOver(ID, "")).toBeNull();
});

test("a code has a limited number of entries, the first ones", () => {
  const many = Array.from({ length: 30 }, (_, at): HandedEntry => ({
    id: at.toString(16).padStart(24, "0"),
    command: { do: "enter-line", ...PLACE, game: at + 1, line: anyLine(at + 1) },
    sums: null,
  }));
  const code = nextCode(ID, PLACE, many);
  expect(code.entries.length).toBeGreaterThan(3);
  expect(code.entries.length).toBeLessThanOrEqual(MOST_ENTRIES);
  expect(code.entries).toEqual(many.slice(0, code.entries.length));
  expect(code.text.length).toBeLessThan(600);
});

test("a receipt is valid for one code only, and names what was refused", () => {
  expect(readReceipt(ID, text, receiptOf(ID, text, []))).toEqual([]);
  expect(readReceipt(ID, text, receiptOf(ID, text, [2, 5]))).toEqual([2, 5]);
  expect(readReceipt(ID, text, receiptOf(ID, text, [2]).replace("-2", ""))).toBeNull();
  expect(readReceipt(ID, text, receiptOf("other", text, []))).toBeNull();
  expect(readReceipt(ID, text, "")).toBeNull();
});
