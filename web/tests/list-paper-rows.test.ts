import { expect, test } from "vitest";

import { asControl, rowsOf } from "../src/list/paper-rows";
import { apply, type OnList } from "../src/list/pending";
import type { ListSeen } from "../src/wire/generated";
import { anyLine, left, line, list, PLACE } from "./lists";

const NONE: ReadonlySet<number> = new Set();

function applied(start: ListSeen, command: OnList): ListSeen {
  const found = apply(start, command);
  if (!found) throw new Error("the command was refused");
  return found;
}

const one = (start = list()): ListSeen =>
  applied(start, {
    ...{ do: "enter-line", ...PLACE, game: 1, seat: 1 },
    line: line(),
    replays: start.replays,
  });

test("a struck game comes before its replacement and does not count", () => {
  const written = { line: line(left(5)), entered_by: 1, confirmed_by: null, thrown_in: [] };
  const struck = [{ game: 1, written, clause: "V4.11" as const }];
  const rows = rowsOf(one(list({ struck, replays: 1 })), NONE);
  expect(rows.map((row) => [row.game, row.isStruck])).toEqual([
    [1, true],
    [1, false],
    [2, false],
    [3, false],
    [4, false],
  ]);
  expect(rows[0]?.entries[2]?.rating).toBe(3);
  expect(rows[1]?.entries[2]?.rating).toBe(2);
  expect(rows[0]?.check).toBeNull();
});

test("rows carry marks for unsent, corrected, disputed and unconfirmed games", () => {
  const terms = { ...list().terms, second_count: "asked" } as const;
  const incident = {
    ...({ kind: "hand-thrown-in", clause: "T15", consequence: "one-class-worse" } as const),
    ...{ game: 1, seat: 3, struck_from: 0, note: "", by: "director", time: 1, stands: true },
  };
  let found = one(list({ terms, incidents: [incident] }));
  found = applied(found, { do: "correct-line", ...PLACE, game: 1, line: line(left(7)) });
  found = applied(found, { do: "enter-control", ...PLACE, game: 1, line: line() });
  expect(rowsOf(found, new Set([1]))[0]?.marks).toEqual([
    "unsent",
    "corrected",
    "incident",
    "differs",
    "unconfirmed",
  ]);
  expect(rowsOf(found, NONE)[1]?.marks).toEqual([]);
});

test("asControl shows the control list with its sums and nothing of the other list", () => {
  let found = one();
  found = applied(found, { do: "enter-control", ...PLACE, game: 1, line: line(left(7)) });
  found = applied(found, { do: "enter-control", ...PLACE, game: 2, line: anyLine(2) });
  const [first, ...others] = found.games;
  if (!first) throw new Error("no game");
  found = { ...found, games: [{ ...first, thrown_in: [{ seat: 3, time: 1 }] }, ...others] };
  const control = asControl(found);
  expect(control.games.map((game) => game.line)).toEqual([line(left(7)), anyLine(2), null, null]);
  expect(control.feet[2]?.rating).toBe(3 + 1);
  expect(control.games[0]?.differs).toEqual([3]);
});
