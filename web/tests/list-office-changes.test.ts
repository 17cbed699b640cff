import { expect, test } from "vitest";

import { afterOwnUndo, officeChanges, readStateOf } from "../src/list/office-changes";
import { apply } from "../src/list/pending";
import type { ListSeen } from "../src/wire/generated";
import { anyLine, list, PLACE } from "./lists";

/** A list with this many games. */
function filled(games: number): ListSeen {
  let now = list();
  for (let game = 1; game <= games; game += 1) {
    const entered = apply(now, { do: "enter-line", ...PLACE, game, line: anyLine(game), seat: 1 });
    if (!entered) throw new Error("the command was refused");
    now = entered;
  }
  return now;
}

/** The list after the director has struck the games from `first` on. */
function struck(before: ListSeen, first: number): ListSeen {
  const games = before.games.map((game, place) =>
    place + 1 >= first ? { ...game, line: null } : game,
  );
  const void_ = before.games.flatMap(({ line }, place) =>
    line && place + 1 >= first
      ? [
          {
            game: place + 1,
            clause: "V4.10" as const,
            written: { line, entered_by: 1, confirmed_by: null, thrown_in: [] },
          },
        ]
      : [],
  );
  return { ...before, games, struck: void_, replays: before.replays + 1 };
}

test("entries and corrections of the table are no news", () => {
  const read = readStateOf(list());
  const now = filled(2);
  expect(officeChanges(read, now)).toBeNull();
  const corrected = apply(now, { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 7) });
  expect(corrected && officeChanges(readStateOf(now), corrected)).toBeNull();
});

test("a correction of the office shows the line before and after", () => {
  const read = readStateOf(filled(2));
  const now = apply(filled(2), { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 7) });
  const corrections = now?.corrections.map((one) => ({ ...one, by: "director", reason: "typo" }));
  const found = now && officeChanges(read, { ...now, corrections: corrections ?? [] });
  expect(found?.games).toEqual([
    {
      game: 1,
      before: { line: anyLine(1), thrown: [] },
      after: { line: anyLine(1, 7), thrown: [] },
      isReplayed: false,
      reason: "typo",
    },
  ]);
});

test("struck games are shown even if the same lines were entered again", () => {
  const read = readStateOf(filled(2));
  const now = struck(filled(2), 2);
  expect(officeChanges(read, now)?.games).toEqual([
    {
      game: 2,
      before: { line: anyLine(2), thrown: [] },
      after: null,
      isReplayed: true,
      reason: "",
    },
  ]);
  const again = { ...now, games: filled(2).games };
  expect(officeChanges(read, again)?.games).toHaveLength(1);
  expect(officeChanges(readStateOf(again), again)).toBeNull();
});

test("games that the office brings back are shown too", () => {
  const read = readStateOf(struck(filled(2), 2));
  expect(officeChanges(read, filled(2))?.games).toEqual([
    {
      game: 2,
      before: null,
      after: { line: anyLine(2), thrown: [] },
      isReplayed: false,
      reason: "",
    },
  ]);
});

test("the end of a list is shown once", () => {
  const ended = { ...filled(1), early_ending: { reason: "", by: "director" } };
  expect(officeChanges(readStateOf(filled(1)), ended)?.ending).toEqual(ended.early_ending);
  expect(officeChanges(readStateOf(ended), ended)).toBeNull();
});

test("an undo of the table hides no decision of the office", () => {
  const read = readStateOf(filled(3));
  expect(officeChanges(afterOwnUndo(read, filled(2)), filled(2))).toBeNull();
  const now = struck(filled(2), 2);
  expect(officeChanges(afterOwnUndo(read, now), now)?.games).toHaveLength(1);
});
