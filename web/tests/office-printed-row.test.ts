import { describe, expect, test } from "vitest";

import { wrongSums } from "../src/office/column-sums";
import {
  firstMismatch,
  isWholeRating,
  printedFields,
  readPrinted,
  settled,
  type PrintedField,
} from "../src/office/printed-row";
import type { Letters, RowInput } from "../src/office/row-input";
import { list } from "./lists";

const LIST = list();
/** A table of four at which seat 1 deals. */
const GAME = { playing: [2, 3, 4] };
const LETTERS: Letters = { romme: "R", hand: "H", hand_laid_off: "L", stock_used_up: "E" };

/** A row from texts such as `5/0 2/12 x/104`, for seats 2, 3 and 4. */
function row(text: string): RowInput {
  const cells = text.split(" ").map((cell) => cell.split("/"));
  return {
    ...{ winner: "", ending: "" },
    ratings: ["", ...cells.map(([rating]) => rating ?? "")],
    points: ["", ...cells.map(([, points]) => points ?? "")],
  };
}
const read = (text: string) => readPrinted(row(text), GAME, LIST, LETTERS);
const opened = (card_points: number) => ({ card_points, hand: "opened" });
const unopened = (card_points: number) => ({ card_points, hand: "unopened" });

describe("a row in the order of the printed list", () => {
  test("has rating points and card points for each seat that plays", () => {
    const fields: PrintedField[] = ["r2", "p2", "r3", "p3", "r4", "p4"];
    expect(printedFields(GAME)).toEqual(fields);
  });

  test.each([
    "5/0 2/12 x/104",
    "5/ 2/12 x/104",
    "R/0 2/12 -1/104",
    "/0 2/12 ×/104",
    "/- /12 /104u",
  ])("%s says who finished and who had opened (T12)", (text) => {
    expect(read(text).line).toEqual({
      ending: "romme",
      winner: 2,
      counts: [null, null, opened(12), unopened(104)],
    });
  });

  test.each([
    ["8/0 3/5 0/99", "hand"],
    ["6/0 3/5 0/99", "hand_laid_off"],
    ["H/ 3/5 0/99", "hand"],
  ])("%s ends with %s", (text, ending) => {
    expect(read(text).line).toMatchObject({
      ending,
      winner: 2,
      counts: [null, null, opened(5), unopened(99)],
    });
  });

  test("a game in which everybody is left with cards ended with the stock", () => {
    expect(read("3/5 2/12 0/99").line).toMatchObject({ ending: "stock_used_up", winner: null });
  });

  test.each([
    ["5/0 / 3/5", "missing", "p3"],
    ["5/0 3/ 3/5", "missing", "p3"],
    ["5/0 5/0 3/5", "second-winner", "p3"],
    ["Z/0 3/5 3/5", "wrong", "r2"],
    ["7/0 3/5 3/5", "wrong", "r2"],
    ["5/0 3/5k 3/5", "wrong", "p3"],
  ])("%s: %s at %s", (text, kind, field) => {
    expect(read(text).problem).toMatchObject({ kind, field });
  });
});

describe("typed rating points", () => {
  test("that do not fit the cards are found at once, with seat and figures", () => {
    const mismatch = { seat: 3, typed: 3, opened: 2, unopened: 0 };
    expect(read("5/0 3/12 0/99").problem).toEqual({ kind: "mismatch", field: "r3", mismatch });
    const half = row("5/0 3/12 /");
    expect(firstMismatch(half, GAME, LIST, LETTERS, null)).toEqual(mismatch);
    expect(firstMismatch(half, GAME, LIST, LETTERS, "p3")).toBeNull();
    expect(
      readPrinted(settled(row("5/0 3/12 0/99"), mismatch, "unopened", "u"), GAME, LIST, LETTERS)
        .line?.counts[2],
    ).toEqual(unopened(12));
  });

  test("of a winner do not fit somebody left with cards", () => {
    expect(read("5/12 5/0 0/99").problem).toMatchObject({
      kind: "mismatch",
      mismatch: { seat: 2, typed: 5 },
    });
  });

  test("are complete when no other figure begins like them", () => {
    const whole = (text: string) => isWholeRating(text, LIST, LETTERS);
    expect([whole("3"), whole("x"), whole("h"), whole("-")]).toEqual([true, true, true, false]);
    const withSuper = {
      ...LIST,
      endings: [...LIST.endings, { ending: "super" as const, rating: 10 }],
    };
    expect(isWholeRating("1", withSuper, LETTERS)).toBe(false);
    expect(isWholeRating("10", withSuper, LETTERS)).toBe(true);
  });
});

test("column sums from the paper are compared seat by seat", () => {
  const foot = { rating: 41, plus: 42, minus: 1, crosses: 1, card_points: 310 };
  const typed = [
    { rating: "41", cards: "310" },
    { rating: "39", cards: "" },
    { rating: "x", cards: "311" },
  ];
  expect(wrongSums(typed, [foot, foot, foot])).toEqual([
    { seat: 2, kind: "rating", typed: 39, computed: 41 },
    { seat: 3, kind: "cards", typed: 311, computed: 310 },
  ]);
});
