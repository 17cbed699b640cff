import { expect, test } from "vitest";

import {
  answered,
  back,
  begin,
  beginWith,
  change,
  counted,
  ended,
  endingsFor,
  erased,
  finished,
  isTouched,
  lineOf,
  sure,
  typed,
  unsure,
  type Draft,
} from "../src/list/entering";
import type { Hand } from "../src/wire/generated";
import { left, line, list } from "./lists";

const about = (game = 1) => {
  const deal = list().games[game - 1];
  if (!deal) throw new Error("no game");
  return { game, deal, seats: 4, pack: 110, replays: 0 };
};

function count(draft: Draft, points: string, hand: Hand): Draft {
  let found = draft;
  for (const digit of points) found = typed(found, digit);
  return answered(found, hand);
}

test("who, how, and the others clockwise from the winner's left make a line", () => {
  let draft = finished(begin("enter", about()), 3);
  expect(draft.step).toEqual({ is: "how" });
  draft = ended(draft, "romme");
  expect(counted(draft)).toEqual([4, 2]);
  expect(draft.step).toEqual({ is: "count", seat: 4 });
  draft = count(draft, "12", "opened");
  expect(draft.step).toEqual({ is: "count", seat: 2 });
  expect(draft.typed).toBe("");
  expect(lineOf(draft)).toBeNull();
  draft = count(draft, "104", "unopened");
  expect(draft.step).toEqual({ is: "summary" });
  expect(lineOf(draft)).toEqual({
    ending: "romme",
    winner: 3,
    counts: [null, left(104, "unopened"), null, left(12)],
  });
});

test("nobody finished: all who played are counted from the dealer's left", () => {
  const draft = finished(begin("enter", about(2)), 0);
  expect(endingsFor(draft, list().endings).map((one) => one.ending)).toEqual([
    "stock_used_up",
    "blocked",
  ]);
  expect(counted(ended(draft, "blocked"))).toEqual([3, 4, 1]);
});

test("a figure has three digits and no zeros in front, and nothing is taken without one", () => {
  const start = ended(finished(begin("enter", about()), 2), "romme");
  expect(answered(start, "opened")).toBe(start);
  let draft = start;
  for (const digit of "01234") draft = typed(draft, digit);
  expect(draft.typed).toBe("123");
  expect(erased(draft).typed).toBe("12");
  expect(erased(start).typed).toBe("");
});

test.each([
  ["0", "opened", "no-cards"],
  ["1", "opened", "no-cards"],
  ["30", "unopened", "too-few-unopened"],
  ["198", "unopened", "too-many"],
] as const)("what is hardly possible is asked about: %s %s", (points, hand, doubt) => {
  const start = ended(finished(begin("enter", about()), 2), "romme");
  const draft = count(start, points, hand);
  expect(draft.step).toEqual({ is: "doubt", seat: 3, doubt });
  expect(sure(draft).step).toEqual({ is: "count", seat: 4 });
  expect(unsure(draft).step).toEqual({ is: "count", seat: 3 });
  expect(unsure(draft).typed).toBe("");
  expect(lineOf(unsure(draft))).toBeNull();
});

test("of another pack only nothing at all is doubted here", () => {
  const other = { ...about(), pack: 52 };
  const start = ended(finished(begin("enter", other), 2), "romme");
  expect(count(start, "5", "unopened").step).toEqual({ is: "count", seat: 4 });
  expect(count(start, "0", "unopened").step).toMatchObject({ is: "doubt" });
});

test("one can go back step by step, and what was said is still there", () => {
  let draft: Draft | null = ended(finished(begin("enter", about()), 2), "hand");
  draft = count(count(draft, "12", "opened"), "40", "opened");
  const steps: string[] = [];
  while (draft) {
    steps.push(`${draft.step.is} ${draft.typed}`.trim());
    draft = back(draft);
  }
  expect(steps).toEqual(["summary", "count 40", "count 12", "how", "who"]);
});

test("one thing is changed, and all is shown again", () => {
  const start = beginWith("correct", about(), line());
  expect(lineOf(start)).toEqual(line());
  const other = count({ ...change(start, 3), typed: "" }, "45", "opened");
  expect(other.step).toEqual({ is: "summary" });
  expect(lineOf(other)).toEqual(line(left(45)));
  expect(back(change(start, 4))?.step).toEqual({ is: "summary" });
  expect(back(start)).toBeNull();
});

test("another winner: the one who had won is counted, the new one is not", () => {
  let draft = finished(change(beginWith("correct", about(), line()), "who"), 3);
  draft = ended(draft, "romme");
  expect(draft.step).toEqual({ is: "count", seat: 2 });
  draft = count(draft, "33", "opened");
  expect(lineOf(draft)).toEqual({
    ending: "romme",
    winner: 3,
    counts: [null, left(33), null, left(104, "unopened")],
  });
});

test("an ending with a winner does not stay when nobody has finished", () => {
  const draft = finished(change(beginWith("correct", about(), line()), "who"), 0);
  expect(draft.ending).toBeNull();
  expect(draft.step).toEqual({ is: "how" });
});

test("a draft that was only opened may go", () => {
  expect(isTouched(begin("enter", about()))).toBe(false);
  expect(isTouched(finished(begin("enter", about()), 0))).toBe(true);
});
