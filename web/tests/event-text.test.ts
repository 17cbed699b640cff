import { beforeAll, expect, test, vi } from "vitest";

import { setLanguage } from "../src/lib/words.svelte";
import { eventSentences } from "../src/table/event-text";
import type { GameEvent, Picture, TableEvent } from "../src/wire/generated";

const table = (openingPoints: number) =>
  ({
    seat: 2,
    chairs: [{ name: "Ben" }, { name: "Anna" }],
    rules: { name: "haus", document: "", options: { opening_points: openingPoints } },
  }) as unknown as Picture;

const OPENED: GameEvent = { is: "opened", seat: 1, points: 45 };

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { documentElement: {} });
});

test.each([
  ["en", "Ben lays ♣4 ♣5 Joker (♣6).", "You draw a joker."],
  ["de", "Ben legt ♣4 ♣5 Joker (♣6) aus.", "Sie ziehen einen Joker."],
] as const)("jokers are called by their name: %s", async (language, laid, drew) => {
  await setLanguage(language);
  const meld = { is: "laid-down", seat: 1, meld: ["4C", "5C", "*6C"] } as GameEvent;
  const draw = { is: "drew", seat: 2, pile: "stock", card: "*" } as GameEvent;
  expect(eventSentences(meld, table(40))).toEqual([laid]);
  expect(eventSentences(draw, table(40))).toEqual([drew]);
});

test("opening is mentioned only if the rules require points for it", async () => {
  await setLanguage("en");
  expect(eventSentences(OPENED, table(40))).toEqual(["Ben opens with 45 points."]);
  expect(eventSentences(OPENED, table(0))).toEqual([]);
});

test("a player who leaves on purpose has not lost the connection", async () => {
  await setLanguage("en");
  const told = (event: TableEvent) => eventSentences(event, table(40));
  expect(told({ is: "went-away", seat: 1, left: true })).toEqual(["Ben has left the table."]);
  expect(told({ is: "went-away", seat: 1 })).toEqual(["Ben lost the connection."]);
  expect(told({ is: "bridge-began", seat: 1 })).toEqual([
    "A bot fills in for Ben until they are back.",
  ]);
  expect(told({ is: "went-away", seat: 2, left: true })).toEqual(["You left the table."]);
});
