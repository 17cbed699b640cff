import { describe, expect, test } from "vitest";

import {
  emptyRow,
  readRow,
  type Field,
  type Letters,
  type RowInput,
} from "../src/office/row-input";
import {
  textChanged,
  complaintOf,
  keyPressed,
  RESTING,
  textOf,
  type Key,
  type Step,
} from "../src/office/row-cursor";

/** A table of three, at which the dealer plays. */
const GAME = { playing: [1, 2, 3] };
const LETTERS: Letters = { romme: "R", hand: "H", stock_used_up: "E" };
const KEYS: Partial<Record<string, Key>> = {
  "⏎": "Enter",
  "⇥": "Tab",
  "␣": "Space",
  "⌫": "Backspace",
};

/** Simulates a typist. The text of a focused field is selected. */
class Typist {
  typed: RowInput = emptyRow(3);
  cursor = RESTING;
  at: Field = "winner";
  isFinished = false;
  #isSelected = true;

  get row() {
    return { typed: this.typed, game: GAME, letters: LETTERS };
  }

  get complaint() {
    return complaintOf(this.cursor, this.row);
  }

  type(keys: string): this {
    for (const key of keys) {
      if (this.isFinished) throw new Error(`the row was complete before ${key}`);
      const known = KEYS[key];
      if (known) this.#press(known);
      else this.insert(key);
    }
    return this;
  }

  /** Inserts text without a key press: pasted, dictated, or from a phone keyboard. */
  insert(text: string): this {
    const before = this.#isSelected ? "" : textOf(this.typed, this.at);
    this.#isSelected = false;
    this.#apply(textChanged(this.at, before + text, this.row));
    return this;
  }

  /** Clicks into a field. */
  click(field: Field): this {
    this.cursor = RESTING;
    this.at = field;
    this.#isSelected = true;
    return this;
  }

  #press(key: Key): void {
    const step = keyPressed(key, this.at, this.cursor, this.row);
    if (step) this.#apply(step);
    else this.#defaultAction(key);
  }

  #defaultAction(key: Key): void {
    if (key === "Space") this.insert(" ");
    if (key === "Backspace") {
      const text = this.#isSelected ? "" : textOf(this.typed, this.at).slice(0, -1);
      this.#isSelected = false;
      this.#apply(textChanged(this.at, text, this.row));
    }
    if (key !== "Tab") return;
    const order: Field[] = ["winner", "ending", 1, 2, 3];
    const winner = Number(this.typed.winner);
    const left = order.filter((field) => field !== winner);
    this.click(left[left.indexOf(this.at) + 1] ?? "winner");
  }

  #apply(step: Step): void {
    this.cursor = step.cursor;
    this.typed = step.typed;
    this.isFinished = step.isFinished;
    if (!step.focus) return;
    this.at = step.focus.field;
    this.#isSelected = step.focus.caret === "all";
  }
}

const lineOf = (typist: Typist) => readRow(typist.typed, GAME, LETTERS).line;
const counts = (...points: (number | null)[]) =>
  points.map((one) => (one === null ? null : { card_points: one, hand: "opened" }));

describe("different ways of typing the same game", () => {
  test.each([
    "1R20⏎50⏎",
    "1⏎R⏎20⏎50⏎",
    "1⏎R20⏎50⏎",
    "1R⏎20⏎50⏎",
    "1⇥R⇥20⇥50⇥",
    "1⇥R⏎20⇥50⏎",
    "120⏎50⏎",
    "1⏎20⏎50⏎",
    "1⇥20⇥50⇥",
    "1⏎⏎20⏎50⏎",
    "1⇥⇥20⏎50⏎",
    "1␣20⏎50⏎",
    "1⏎␣20⏎50⏎",
    "1R⏎⏎20⏎⏎50⏎", // an extra Enter skips no seat
    "1⏎R⏎2x0⌫⌫0⏎50⏎",
    "1⌫2⌫1R20⏎50⏎",
    "5⏎1⏎R⏎20⏎50⏎", // seat 5 does not exist
    "1Z⏎R⏎20⏎50⏎", // ending Z does not exist
    "1R20o⏎20⏎50⏎", // an invalid letter
  ])("%s", (keys) => {
    const typist = new Typist().type(keys);
    expect(typist.isFinished).toBe(true);
    expect(lineOf(typist)).toEqual({ ending: "romme", winner: 1, counts: counts(null, 20, 50) });
  });

  test.each(["1H20⏎50⏎", "1⏎H⏎20⏎50⏎", "1⇥H⇥20⇥50⇥", "1⏎⏎⌫H⏎20⏎50⏎"])("%s: Hand-Rommé", (keys) => {
    const typist = new Typist().type(keys);
    expect(lineOf(typist)).toEqual({ ending: "hand", winner: 1, counts: counts(null, 20, 50) });
  });

  test("a game that nobody finished", () => {
    for (const keys of ["0⏎E⏎5⏎8⏎7⏎", "0⏎5⏎8⏎7⏎", "0E5⇥8⇥7⇥"]) {
      const typist = new Typist().type(keys);
      expect(typist.isFinished).toBe(true);
      expect(lineOf(typist)).toEqual({
        ending: "stock_used_up",
        winner: null,
        counts: counts(5, 8, 7),
      });
    }
  });
});

describe("an invalid field", () => {
  test.each([
    ["9⏎", "winner", "9"],
    ["9⇥", "winner", "9"],
    ["1X⏎", "ending", "X"],
    ["1E⏎", "ending", "E"], // impossible with a winner
    ["1RR⏎", 2, "R"],
    ["1RR⇥", 2, "R"],
    ["1R20⏎1000⏎", 3, "1000"],
  ] as const)("%s keeps the cursor and is reported", (keys, field, text) => {
    const typist = new Typist().type(keys);
    expect(typist.at).toBe(field);
    expect(typist.complaint).toEqual({ field, kind: "wrong", text });
    expect(typist.isFinished).toBe(false);
  });

  test.each([
    ["⏎", "winner"],
    ["1R⏎⏎", 2],
    ["1R20⏎⏎", 3],
  ] as const)("%s: an empty field is reported too", (keys, field) => {
    const typist = new Typist().type(keys);
    expect(typist.at).toBe(field);
    expect(typist.complaint).toEqual({ field, kind: "missing", text: "" });
  });

  test("is not reported while it is typed", () => {
    expect(new Typist().type("1Ru").complaint).toBeNull();
    expect(new Typist().type("1Ru20").complaint).toBeNull();
  });

  test("is reported after a click elsewhere, and keeps the row incomplete", () => {
    const typist = new Typist().type("1Rabc").click(3);
    expect(typist.complaint).toEqual({ field: 2, kind: "wrong", text: "abc" });
    typist.type("50⏎");
    expect(typist.isFinished).toBe(false);
    expect(typist.at).toBe(2);
    expect(typist.type("20⏎⏎").isFinished).toBe(true);
    expect(lineOf(typist)?.counts).toEqual(counts(null, 20, 50));
  });

  test("is reported if another winner makes the ending impossible", () => {
    const typist = new Typist().type("0E5⏎8⏎7").click("winner").type("1").click(2);
    expect(typist.complaint).toEqual({ field: "ending", kind: "wrong", text: "E" });
  });

  test("is an unknown ending letter, even before the winner is typed", () => {
    expect(new Typist().click("ending").type("r").at).toBe(1);
    expect(new Typist().click("ending").type("z").at).toBe("ending");
  });
});

describe("inserted text", () => {
  test("is read like typed text", () => {
    const typist = new Typist().insert("1").insert("R").insert(" 104u ").type("⏎").insert("7");
    expect(typist.type("⏎").isFinished).toBe(true);
    expect(lineOf(typist)?.counts[1]).toEqual({ card_points: 104, hand: "unopened" });
  });

  test("is never truncated", () => {
    const typist = new Typist().insert("12").type("⏎");
    expect(typist.complaint).toEqual({ field: "winner", kind: "wrong", text: "12" });
    const pasted = new Typist().type("1").insert("104u");
    expect(textOf(pasted.typed, 2)).toBe("104u");
  });
});

test.each(["12⏎7⏎", "␣12⏎7⏎", "⏎⏎12⏎7⏎"])("%s in the ending field keeps the ending", (keys) => {
  const typist = new Typist().type("1H20⏎50").click("winner").type("3");
  expect(typist.at).toBe("ending");
  typist.type(keys);
  expect(lineOf(typist)).toEqual({ ending: "hand", winner: 3, counts: counts(12, 7, null) });
});
