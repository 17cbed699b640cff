import { describe, expect, test } from "vitest";

import { emptyRow, readRow, type Field, type Letters, type Typed } from "../src/office/paper";
import {
  changed,
  complaintOf,
  pressed,
  RESTING,
  textOf,
  type Key,
  type Step,
} from "../src/office/row-cursor";

/** Three at the table: everybody plays. */
const GAME = { playing: [1, 2, 3] };
const LETTERS: Letters = { romme: "R", hand: "H", stock_used_up: "E" };
const KEYS: Partial<Record<string, Key>> = {
  "⏎": "Enter",
  "⇥": "Tab",
  "␣": "Space",
  "⌫": "Backspace",
};

/** Somebody who types without looking; a field that gets the cursor has its text selected. */
class Typist {
  typed: Typed = emptyRow(3);
  cursor = RESTING;
  at: Field = "winner";
  isFinished = false;
  #isSelected = true;

  get row() {
    return { typed: this.typed, game: GAME, letters: LETTERS };
  }

  get told() {
    return complaintOf(this.cursor, this.row);
  }

  type(keys: string): this {
    for (const key of keys) {
      if (this.isFinished) throw new Error(`the row is finished before ${key}`);
      const known = KEYS[key];
      if (known) this.#press(known);
      else this.insert(key);
    }
    return this;
  }

  /** Text that arrives at once, without a key: pasted, dictated, or from a phone's keyboard. */
  insert(text: string): this {
    const before = this.#isSelected ? "" : textOf(this.typed, this.at);
    this.#isSelected = false;
    this.#take(changed(this.at, before + text, this.row));
    return this;
  }

  /** The mouse: whatever was typed before is finished. */
  click(field: Field): this {
    this.cursor = RESTING;
    this.at = field;
    this.#isSelected = true;
    return this;
  }

  #press(key: Key): void {
    const step = pressed(key, this.at, this.cursor, this.row);
    if (step) this.#take(step);
    else this.#asEverywhere(key);
  }

  #asEverywhere(key: Key): void {
    if (key === "Space") this.insert(" ");
    if (key === "Backspace") {
      const text = this.#isSelected ? "" : textOf(this.typed, this.at).slice(0, -1);
      this.#isSelected = false;
      this.#take(changed(this.at, text, this.row));
    }
    if (key !== "Tab") return;
    const order: Field[] = ["winner", "ending", 1, 2, 3];
    const winner = Number(this.typed.winner);
    const left = order.filter((field) => field !== winner);
    this.click(left[left.indexOf(this.at) + 1] ?? "winner");
  }

  #take(step: Step): void {
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

describe("the same game, however it is typed", () => {
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
    "1R⏎⏎20⏎⏎50⏎", // an Enter too many leaves nobody out
    "1⏎R⏎2x0⌫⌫0⏎50⏎",
    "1⌫2⌫1R20⏎50⏎",
    "5⏎1⏎R⏎20⏎50⏎", // there is no seat 5
    "1Z⏎R⏎20⏎50⏎", // nor an ending Z
    "1R20o⏎20⏎50⏎", // a letter that is none
  ])("%s", (keys) => {
    const typist = new Typist().type(keys);
    expect(typist.isFinished).toBe(true);
    expect(lineOf(typist)).toEqual({ ending: "romme", winner: 1, counts: counts(null, 20, 50) });
  });

  test.each(["1H20⏎50⏎", "1⏎H⏎20⏎50⏎", "1⇥H⇥20⇥50⇥", "1⏎⏎⌫H⏎20⏎50⏎"])("%s: by hand", (keys) => {
    const typist = new Typist().type(keys);
    expect(lineOf(typist)).toEqual({ ending: "hand", winner: 1, counts: counts(null, 20, 50) });
  });

  test("nobody has finished", () => {
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

describe("a field that makes no sense", () => {
  test.each([
    ["9⏎", "winner", "9"],
    ["9⇥", "winner", "9"],
    ["1X⏎", "ending", "X"],
    ["1E⏎", "ending", "E"], // seat 1 has finished
    ["1RR⏎", 2, "R"],
    ["1RR⇥", 2, "R"],
    ["1R20⏎1000⏎", 3, "1000"],
  ] as const)("%s keeps the cursor and is told", (keys, field, text) => {
    const typist = new Typist().type(keys);
    expect(typist.at).toBe(field);
    expect(typist.told).toEqual({ field, kind: "wrong", text });
    expect(typist.isFinished).toBe(false);
  });

  test.each([
    ["⏎", "winner"],
    ["1R⏎⏎", 2],
    ["1R20⏎⏎", 3],
  ] as const)("%s: an empty one too", (keys, field) => {
    const typist = new Typist().type(keys);
    expect(typist.at).toBe(field);
    expect(typist.told).toEqual({ field, kind: "missing", text: "" });
  });

  test("is not told while it is typed", () => {
    expect(new Typist().type("1Ru").told).toBeNull();
    expect(new Typist().type("1Ru20").told).toBeNull();
  });

  test("is told when it was left by mouse, and the row does not end before", () => {
    const typist = new Typist().type("1Rabc").click(3);
    expect(typist.told).toEqual({ field: 2, kind: "wrong", text: "abc" });
    typist.type("50⏎");
    expect(typist.isFinished).toBe(false);
    expect(typist.at).toBe(2);
    expect(typist.type("20⏎⏎").isFinished).toBe(true);
    expect(lineOf(typist)?.counts).toEqual(counts(null, 20, 50));
  });

  test("is told when another winner makes an ending impossible", () => {
    const typist = new Typist().type("0E5⏎8⏎7").click("winner").type("1").click(2);
    expect(typist.told).toEqual({ field: "ending", kind: "wrong", text: "E" });
  });

  test("may be an ending before the winner is known", () => {
    expect(new Typist().click("ending").type("r").at).toBe(1);
    expect(new Typist().click("ending").type("z").at).toBe("ending");
  });
});

describe("text that comes without keys", () => {
  test("is read as if it had been typed", () => {
    const typist = new Typist().insert("1").insert("R").insert(" 104u ").type("⏎").insert("7");
    expect(typist.type("⏎").isFinished).toBe(true);
    expect(lineOf(typist)?.counts[1]).toEqual({ card_points: 104, hand: "unopened" });
  });

  test("is never cut off", () => {
    const typist = new Typist().insert("12").type("⏎");
    expect(typist.told).toEqual({ field: "winner", kind: "wrong", text: "12" });
    const pasted = new Typist().type("1").insert("104u");
    expect(textOf(pasted.typed, 2)).toBe("104u");
  });
});

test.each(["12⏎7⏎", "␣12⏎7⏎", "⏎⏎12⏎7⏎"])("%s at the ending leaves it as it was", (keys) => {
  const typist = new Typist().type("1H20⏎50").click("winner").type("3");
  expect(typist.at).toBe("ending");
  typist.type(keys);
  expect(lineOf(typist)).toEqual({ ending: "hand", winner: 3, counts: counts(12, 7, null) });
});
