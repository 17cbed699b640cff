import { expect, test } from "vitest";

import { apply, type OnList } from "../src/list/pending";
import { choice } from "../src/list/settling";
import type { ListSeen } from "../src/wire/generated";
import { anyLine, list, PLACE } from "./lists";

const enter = (game: number, points = 40): OnList & { do: "enter-line" } => ({
  do: "enter-line",
  ...PLACE,
  game,
  line: anyLine(game, points),
  seat: 1,
});

/** A list with one game on it. */
function one(start: ListSeen = list()): ListSeen {
  const found = apply(start, enter(1));
  if (!found) throw new Error("it does not fit");
  return found;
}

test("the list says something else: mine can be sent as a correction of what is seen now", () => {
  expect(choice(one(), enter(1, 7))).toEqual({
    theirs: anyLine(1),
    mine: anyLine(1, 7),
    is: "other",
    send: { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 7), seen: anyLine(1) },
  });
});

test("the list says the same by now: there is nothing to decide", () => {
  expect(choice(one(), enter(1))).toMatchObject({ is: "same", send: null });
});

test("the game was struck: mine can be entered again if it is the next one", () => {
  const struck = list({ replays: 1 });
  expect(choice(struck, enter(1))).toMatchObject({
    theirs: null,
    is: "missing",
    send: { do: "enter-line", game: 1, replays: 1 },
  });
  expect(choice(struck, enter(3))).toMatchObject({ is: "closed", send: null });
});

test("on a signed list, or for others than play now, only the director can do something", () => {
  const signed = list({ signatures: [{ seat: 1, reason: "", by: "" }] });
  expect(choice(one(signed), enter(1, 7))).toMatchObject({ is: "closed", send: null });
  expect(choice(list(), { ...enter(1), line: anyLine(2) })).toMatchObject({ is: "closed" });
});

test("a line of the control list is sent as it is", () => {
  const control: OnList = { do: "enter-control", ...PLACE, game: 1, line: anyLine(1, 7) };
  expect(choice(one(), control)).toMatchObject({ theirs: null, is: "missing", send: control });
});

test("a signature that was refused is told, and that is all", () => {
  expect(choice(one(), { do: "sign", ...PLACE, seat: 2 })).toMatchObject({
    is: "told",
    send: null,
  });
});
