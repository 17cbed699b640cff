import { describe, expect, test } from "vitest";

import {
  emptyRow,
  fieldAfter,
  fieldsOf,
  partialEntries,
  readCount,
  readEnding,
  readRow,
  readWinner,
  writeRow,
  type Letters,
  type RowInput,
} from "../src/office/row-input";
import { entriesOf } from "../src/tournament/rating";
import type { EndingSeen, Line } from "../src/wire/generated";

/** A table of four at which seat 1 deals. */
const GAME = { playing: [2, 3, 4] };
const LETTERS: Letters = {
  romme: "R",
  hand: "H",
  hand_laid_off: "A",
  stock_used_up: "L",
  blocked: "B",
};
const row = (winner: string, ending: string, ...points: string[]): RowInput => ({
  winner,
  ending,
  points,
});
const ENDINGS: EndingSeen[] = [
  { ending: "romme", rating: 5 },
  { ending: "hand", rating: 8 },
  { ending: "hand_laid_off", rating: 6 },
  { ending: "stock_used_up", rating: null },
];
const SCORING = {
  endings: ENDINGS,
  opened: [
    [10, 3],
    [30, 2],
  ] as [number, number][],
  opened_above: 1,
  unopened: [[100, 0]] as [number, number][],
  unopened_above: -1,
  cross_points: "entered" as const,
  thrown_in_again: "one_more" as const,
};
const LINE: Line = {
  ending: "hand",
  winner: 3,
  counts: [null, { card_points: 12, hand: "opened" }, null, { card_points: 104, hand: "unopened" }],
};

describe("a row of a paper list", () => {
  test("consists of a seat, a letter, and card points with a letter if not opened", () => {
    expect(readRow(row("3", "h", "", "12", "", "104u"), GAME, LETTERS)).toEqual({
      line: LINE,
      wrong: null,
    });
  });

  test("needs no letter for the default ending", () => {
    expect(readRow(row("3", "", "", "12", "", "7"), GAME, LETTERS).line?.ending).toBe("romme");
  });

  test("counts all players if nobody finished", () => {
    const read = readRow(row("0", "", "", "12", "7", "99n"), GAME, LETTERS);
    expect(read.line).toEqual({
      ending: "stock_used_up",
      winner: null,
      counts: [
        null,
        { card_points: 12, hand: "opened" },
        { card_points: 7, hand: "opened" },
        { card_points: 99, hand: "unopened" },
      ],
    });
  });

  test.each([
    ["winner", row("", "", "", "", "", "")],
    ["winner", row("1", "r", "", "12", "", "7")], // deals
    ["winner", row("5", "r", "", "12", "", "7")],
    ["ending", row("3", "x", "", "12", "", "7")],
    ["ending", row("3", "l", "", "12", "", "7")], // an ending without a winner
    ["ending", row("0", "r", "", "12", "3", "7")],
    [2, row("3", "r", "", "", "", "7")],
    [4, row("3", "r", "", "12", "", "7o")],
  ] as const)("reports an invalid field %s", (wrong, typed) => {
    expect(readRow(typed, GAME, LETTERS)).toEqual({ line: null, wrong });
  });

  test("is written as it was read", () => {
    const typed = writeRow(LINE, LETTERS, "u");
    expect(typed).toEqual(row("3", "H", "", "12", "", "104u"));
    expect(readRow(typed, GAME, LETTERS).line).toEqual(LINE);
  });

  test("skips the winner and the dealer", () => {
    const empty = emptyRow(4);
    expect(fieldsOf(empty, GAME)).toEqual(["winner", "ending", 2, 3, 4]);
    const typed = { ...empty, winner: "3" };
    expect(fieldsOf(typed, GAME)).toEqual(["winner", "ending", 2, 4]);
    expect(fieldAfter("ending", typed, GAME)).toBe(2);
    expect(fieldAfter(2, typed, GAME)).toBe(4);
    expect(fieldAfter(4, typed, GAME)).toBeNull();
  });
});

describe("card points", () => {
  test.each(["104u", "104 U", "u104", "104n", "104x"])("%s means not opened", (text) => {
    expect(readCount(text)).toEqual({ card_points: 104, hand: "unopened" });
  });

  test.each(["", "u", "-3", "1.5", "1000", "12 13"])("%s is invalid", (text) => {
    expect(readCount(text)).toBeNull();
  });
});

test("only a playing seat can be the winner", () => {
  expect(readWinner("2", GAME)).toBe(2);
  expect(readWinner("1", GAME)).toBeUndefined();
  expect(readWinner("-", GAME)).toBeNull();
});

test("an unknown letter is no ending", () => {
  expect(readEnding("s", 2, LETTERS)).toBeNull();
});

describe("rating points", () => {
  const points = (line: Line) => entriesOf(SCORING, line).map((one) => one?.rating ?? null);

  test("are computed from the rating table of the list (T12)", () => {
    expect(points(LINE)).toEqual([null, 2, 8, -1]);
    const counts = [10, 11, 30, 31].map((card_points) => ({
      card_points,
      hand: "opened" as const,
    }));
    expect(points({ ending: "blocked", winner: null, counts })).toEqual([3, 2, 2, 1]);
  });

  test("are shown for an incomplete row", () => {
    const far = partialEntries(SCORING, row("3", "", "", "12", "", ""), GAME, LETTERS);
    expect(far.map((one) => one?.rating ?? null)).toEqual([null, 2, 5, null]);
  });
});
