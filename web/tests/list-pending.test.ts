import { expect, test } from "vitest";

import { apply, obstacleOf, project, type OnList } from "../src/list/pending";
import type { ListSeen } from "../src/wire/generated";
import { anyLine, left, line, list, PLACE } from "./lists";

const enter = (game: number, more: Partial<OnList & { do: "enter-line" }> = {}): OnList => ({
  do: "enter-line",
  ...PLACE,
  game,
  line: anyLine(game),
  seat: 1,
  replays: 0,
  ...more,
});

function after(start: ListSeen, ...commands: OnList[]): ListSeen {
  let found = start;
  for (const command of commands) {
    const next = apply(found, command);
    if (next === null) throw new Error(`refused: ${JSON.stringify(command)}`);
    found = next;
  }
  return found;
}

const full = (start = list()): ListSeen => after(start, enter(1), enter(2), enter(3), enter(4));

test("a line is rated by the table of the list, and negative ratings are crosses", () => {
  const { games, feet, check } = after(list(), enter(1, { line: line() }));
  expect(games[0]?.entries).toEqual([
    null,
    { rating: 5, card_points: 0 },
    { rating: 2, card_points: 12 },
    { rating: -1, card_points: 104 },
  ]);
  expect(games[0]?.check).toEqual({ rating: 6, card_points: 116 });
  expect(feet[3]).toEqual({ rating: -1, plus: 0, minus: 1, crosses: 1, card_points: 104 });
  expect(check).toEqual({ rating: 6, card_points: 116 });
});

test.each([
  [left(0), 3],
  [left(10), 3],
  [left(11), 2],
  [left(30), 2],
  [left(31), 1],
  [left(100, "unopened"), 0],
  [left(101, "unopened"), -1],
])("bands include their limit: %o is rated %i", (count, rating) => {
  const { games } = after(list(), enter(1, { line: line(count) }));
  expect(games[0]?.entries[2]?.rating).toBe(rating);
});

test("without a winner all players are counted", () => {
  const undecided = {
    ending: "stock_used_up" as const,
    winner: null,
    counts: [null, left(5), left(20), left(50)],
  };
  const { games } = after(list(), enter(1, { line: undecided }));
  expect(games[0]?.entries.map((one) => one?.rating ?? null)).toEqual([null, 3, 2, 1]);
});

test("a thrown-in hand counts one class worse, also after a correction", () => {
  const start = after(list(), enter(1, { line: line() }));
  const [first, ...others] = start.games;
  if (!first) throw new Error("no game");
  const thrown = {
    ...start,
    games: [
      {
        ...first,
        thrown_in: [
          { seat: 3, time: 1 },
          { seat: 4, time: 2 },
        ],
      },
      ...others,
    ],
  };
  const corrected = line(left(8), left(104, "unopened"));
  const { games } = after(thrown, { do: "correct-line", ...PLACE, game: 1, line: corrected });
  expect(games[0]?.entries[2]).toEqual({ rating: 2, card_points: 11 });
  expect(games[0]?.entries[3]).toEqual({ rating: -3, card_points: 104 });
});

test("the points of a thrown-in hand and of a cross are as the rules of the tournament say", () => {
  const start = after(
    list({ cross_points: "left_out", thrown_in_again: "same" }),
    enter(1, { line: line() }),
  );
  const [first, ...others] = start.games;
  if (!first) throw new Error("no game");
  const thrown = { ...start, games: [{ ...first, thrown_in: [{ seat: 3, time: 2 }] }, ...others] };
  const corrected = line(left(8), left(104, "unopened"));
  const { games, feet } = after(thrown, {
    ...{ do: "correct-line", ...PLACE, game: 1 },
    line: corrected,
  });
  expect(games[0]?.entries[2]).toEqual({ rating: 2, card_points: 11 });
  expect(games[0]?.entries[3]).toEqual({ rating: -1, card_points: 0 });
  expect(feet[3]).toMatchObject({ crosses: 1, card_points: 0 });
});

test("a command whose effect is already there changes nothing", () => {
  const control: OnList = { do: "enter-control", ...PLACE, game: 1, line: anyLine(1) };
  const confirm: OnList = { do: "confirm-line", ...PLACE, game: 1, seat: 2 };
  const start = after(list(), enter(1), control, confirm);
  for (const again of [enter(1), control, confirm, { do: "check-pack", ...PLACE } as OnList])
    expect(apply(start, again)).toBe(start);
  const correction: OnList = {
    ...{ do: "correct-line", ...PLACE, game: 1 },
    line: anyLine(1, 7),
    seen: anyLine(1),
  };
  const corrected = after(start, correction);
  expect(apply(corrected, correction)).toBe(corrected);
  expect(corrected.corrections).toHaveLength(1);
  expect(corrected.games[0]?.confirmed_by).toBeNull();
});

test.each<[string, ListSeen, OnList]>([
  ["another line for the same game", after(list(), enter(1)), enter(1, { line: anyLine(1, 7) })],
  ["a game that is not the next one", list(), enter(2)],
  ["games were struck meanwhile", list({ replays: 1 }), enter(1)],
  ["the pack was not checked", list({ pack_checked: false }), enter(1)],
  ["the series is over", list({ phase: "closed" }), enter(1)],
  ["the dealer sits out", list(), enter(1, { line: anyLine(2) })],
  [
    "the player who entered the line confirms it",
    after(list(), enter(1)),
    { do: "confirm-line", ...PLACE, game: 1, seat: 1 },
  ],
  [
    "the line seen has been replaced",
    after(list(), enter(1)),
    { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 8), seen: anyLine(1, 9) },
  ],
  ["the list is not complete", list(), { do: "sign", ...PLACE, seat: 1 }],
])("a command that does not fit is refused: %s", (_, start, command) => {
  expect(apply(start, command)).toBeNull();
});

test("the first signature locks the list, the last one finishes it", () => {
  const sign = (seat: number): OnList => ({ do: "sign", ...PLACE, seat });
  const signed = after(full(), sign(1));
  expect(signed.finished).toBe(false);
  expect(apply(signed, { do: "correct-line", ...PLACE, game: 1, line: anyLine(1, 1) })).toBeNull();
  expect(after(signed, sign(2), sign(3), sign(4)).finished).toBe(true);
});

test("obstacles to signing are reported in the order in which they are resolved", () => {
  const terms = { ...list().terms, second_count: "asked", control_list: "asked" } as const;
  let found = list({ terms });
  expect(obstacleOf(found)).toMatchObject({ code: "list-incomplete" });
  found = full(found);
  expect(obstacleOf(found)).toMatchObject({ code: "unconfirmed", game: 1 });
  for (const game of [1, 2, 3, 4])
    found = after(found, { do: "confirm-line", ...PLACE, game, seat: 2 });
  expect(obstacleOf(found)).toMatchObject({ code: "control-missing", game: 1 });
  for (const game of [1, 2, 3, 4]) {
    const said = anyLine(game, game === 3 ? 7 : 40);
    found = after(found, { do: "enter-control", ...PLACE, game, line: said });
  }
  expect(found.games.map((one) => one.differs)).toEqual([[], [], [2, 4], []]);
  expect(obstacleOf(found)).toMatchObject({ code: "control-differs", game: 3, seat: 2 });
  found = after(found, { do: "enter-control", ...PLACE, game: 3, line: anyLine(3) });
  expect(obstacleOf(found)).toBeNull();
});

test("pending commands are applied in order, and marked until they are sent", () => {
  const waiting = [
    { command: enter(1), sent: 11 },
    { command: enter(2), sent: 0 },
    { command: enter(2, { line: anyLine(2, 3) }), sent: 0 },
    { command: enter(3), sent: 0 },
  ];
  const { list: shown, unsent } = project(list(), waiting);
  expect(shown.games.filter((one) => one.line !== null)).toHaveLength(3);
  expect(shown.games[1]?.line).toEqual(anyLine(2));
  expect([...unsent.games]).toEqual([2, 3]);
});
