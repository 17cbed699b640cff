import { expect, test } from "vitest";

import {
  withCount,
  previousStep,
  newDraft,
  draftFrom,
  editPart,
  seatsToCount,
  withEnding,
  endingsFor,
  withoutLastDigit,
  withWinner,
  isTouched,
  lineOf,
  confirmCount,
  withDigit,
  retypeCount,
  type LineDraft,
} from "../src/list/line-draft";
import type { Hand } from "../src/wire/generated";
import { left, line, list } from "./lists";

const about = (game = 1) => {
  const deal = list().games[game - 1];
  if (!deal) throw new Error("no game");
  return { game, deal, seats: 4, pack: 110, replays: 0 };
};

function count(draft: LineDraft, points: string, hand: Hand): LineDraft {
  let found = draft;
  for (const digit of points) found = withDigit(found, digit);
  return withCount(found, hand);
}

test("a line needs winner, ending, and the others clockwise from the winner's left", () => {
  let draft = withWinner(newDraft("enter", about()), 3);
  expect(draft.step).toEqual({ is: "how" });
  draft = withEnding(draft, "romme");
  expect(seatsToCount(draft)).toEqual([4, 2]);
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

test("if nobody finished, all players are counted from the dealer's left", () => {
  const draft = withWinner(newDraft("enter", about(2)), 0);
  expect(endingsFor(draft, list().endings).map((one) => one.ending)).toEqual([
    "stock_used_up",
    "blocked",
  ]);
  expect(seatsToCount(withEnding(draft, "blocked"))).toEqual([3, 4, 1]);
});

test("a count needs one to three digits without leading zeros", () => {
  const start = withEnding(withWinner(newDraft("enter", about()), 2), "romme");
  expect(withCount(start, "opened")).toBe(start);
  let draft = start;
  for (const digit of "01234") draft = withDigit(draft, digit);
  expect(draft.typed).toBe("123");
  expect(withoutLastDigit(draft).typed).toBe("12");
  expect(withoutLastDigit(start).typed).toBe("");
});

test.each([
  ["0", "opened", "no-cards"],
  ["1", "opened", "no-cards"],
  ["30", "unopened", "too-few-unopened"],
  ["198", "unopened", "too-many"],
] as const)("an implausible count asks for confirmation: %s %s", (points, hand, doubt) => {
  const start = withEnding(withWinner(newDraft("enter", about()), 2), "romme");
  const draft = count(start, points, hand);
  expect(draft.step).toEqual({ is: "doubt", seat: 3, doubt });
  expect(confirmCount(draft).step).toEqual({ is: "count", seat: 4 });
  expect(retypeCount(draft).step).toEqual({ is: "count", seat: 3 });
  expect(retypeCount(draft).typed).toBe("");
  expect(lineOf(retypeCount(draft))).toBeNull();
});

test("with another pack only zero points are doubted", () => {
  const other = { ...about(), pack: 52 };
  const start = withEnding(withWinner(newDraft("enter", other), 2), "romme");
  expect(count(start, "5", "unopened").step).toEqual({ is: "count", seat: 4 });
  expect(count(start, "0", "unopened").step).toMatchObject({ is: "doubt" });
});

test("going back step by step keeps the answers", () => {
  let draft: LineDraft | null = withEnding(withWinner(newDraft("enter", about()), 2), "hand");
  draft = count(count(draft, "12", "opened"), "40", "opened");
  const steps: string[] = [];
  while (draft) {
    steps.push(`${draft.step.is} ${draft.typed}`.trim());
    draft = previousStep(draft);
  }
  expect(steps).toEqual(["summary", "count 40", "count 12", "how", "who"]);
});

test("editing one part returns to the summary", () => {
  const start = draftFrom("correct", about(), line());
  expect(lineOf(start)).toEqual(line());
  const other = count({ ...editPart(start, 3), typed: "" }, "45", "opened");
  expect(other.step).toEqual({ is: "summary" });
  expect(lineOf(other)).toEqual(line(left(45)));
  expect(previousStep(editPart(start, 4))?.step).toEqual({ is: "summary" });
  expect(previousStep(start)).toBeNull();
});

test("with another winner, the former winner is counted and the new one is not", () => {
  let draft = withWinner(editPart(draftFrom("correct", about(), line()), "who"), 3);
  draft = withEnding(draft, "romme");
  expect(draft.step).toEqual({ is: "count", seat: 2 });
  draft = count(draft, "33", "opened");
  expect(lineOf(draft)).toEqual({
    ending: "romme",
    winner: 3,
    counts: [null, left(33), null, left(104, "unopened")],
  });
});

test("an ending with a winner is cleared if nobody finished", () => {
  const draft = withWinner(editPart(draftFrom("correct", about(), line()), "who"), 0);
  expect(draft.ending).toBeNull();
  expect(draft.step).toEqual({ is: "how" });
});

test("a draft without answers is untouched", () => {
  expect(isTouched(newDraft("enter", about()))).toBe(false);
  expect(isTouched(withWinner(newDraft("enter", about()), 0))).toBe(true);
});
