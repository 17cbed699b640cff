import { describe, expect, it } from "vitest";

import { howTo, nextOf } from "../src/learn/script";

const TASKS = ["draw stock", "meld KC KH KD", "meld 4H 5H 6H", "discard 2C"];

describe("the next act of a scene", () => {
  it("is to draw first", () => {
    expect(nextOf(TASKS, false, [])).toEqual({ kept: 0, act: "draw stock" });
  });

  it.each([
    [[], 0, "meld KC KH KD"],
    [["meld KC KH KD"], 1, "meld 4H 5H 6H"],
    [["meld KC KH KD", "meld 4H 5H 6H"], 2, "discard 2C"],
  ])("follows the plan %j", (plan, kept, act) => {
    expect(nextOf(TASKS, true, plan)).toEqual({ kept, act });
  });

  it.each([
    [["meld 4H 5H 6H"], 0, "meld KC KH KD"],
    [["meld KC KH KD", "add 9C to 1"], 1, "meld 4H 5H 6H"],
  ])("ignores steps that are not in the script: %j", (plan, kept, act) => {
    expect(nextOf(TASKS, true, plan)).toEqual({ kept, act });
  });

  it("is null after the last task", () => {
    expect(nextOf(["draw stock"], true, [])).toBeNull();
  });
});

describe("howTo", () => {
  it.each([
    ["draw open", "page-lesson-do-draw-open", []],
    ["meld 8D 9D *TD", "page-lesson-do-meld", ["8D", "9D", "*TD"]],
    ["add 7H 8H to 3", "page-lesson-do-add", ["7H", "8H"]],
    ["swap TH in 1", "page-lesson-do-swap", ["TH"]],
    ["discard 2C", "page-lesson-do-discard", ["2C"]],
    ["finish", "page-lesson-do-finish", []],
  ])("%s", (act, key, cards) => {
    expect(howTo(act)).toEqual({ key, cards });
  });
});
