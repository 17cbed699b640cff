import { expect, test } from "vitest";

import { apply, type OnList } from "../src/list/pending";
import { conflictOf } from "../src/list/conflict";
import type { ListSeen } from "../src/wire/generated";
import { anyLine, list, PLACE } from "./lists";

const enter = (game: number, points = 40): OnList & { do: "enter-line" } => ({
  do: "enter-line",
  ...PLACE,
  game,
  line: anyLine(game, points),
  seat: 1,
});

/** A list with one game. */
function one(start: ListSeen = list()): ListSeen {
  const found = apply(start, enter(1));
  if (!found) throw new Error("the command was refused");
  return found;
}

test("a different line on the list can be corrected to the refused one", () => {
  expect(conflictOf(one(), enter(1, 7))).toEqual({
    theirs: anyLine(1),
    mine: anyLine(1, 7),
    is: "other",
    send: { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 7), seen: anyLine(1) },
  });
});

test("there is nothing to decide if the list has the same line", () => {
  expect(conflictOf(one(), enter(1))).toMatchObject({ is: "same", send: null });
});

test("after a game was struck, the refused line can be entered if it is the next one", () => {
  const struck = list({ replays: 1 });
  expect(conflictOf(struck, enter(1))).toMatchObject({
    theirs: null,
    is: "missing",
    send: { do: "enter-line", game: 1, replays: 1 },
  });
  expect(conflictOf(struck, enter(3))).toMatchObject({ is: "closed", send: null });
});

test("on a signed list, or with the wrong players, only the director can act", () => {
  const signed = list({ signatures: [{ seat: 1, reason: "", by: "" }] });
  expect(conflictOf(one(signed), enter(1, 7))).toMatchObject({ is: "closed", send: null });
  expect(conflictOf(list(), { ...enter(1), line: anyLine(2) })).toMatchObject({ is: "closed" });
});

test("a line of the control list is sent again unchanged", () => {
  const control: OnList = { do: "enter-control", ...PLACE, game: 1, line: anyLine(1, 7) };
  expect(conflictOf(one(), control)).toMatchObject({ theirs: null, is: "missing", send: control });
});

test("a refused signature is only reported", () => {
  expect(conflictOf(one(), { do: "sign", ...PLACE, seat: 2 })).toMatchObject({
    is: "notice",
    send: null,
  });
});
