import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import { setLanguage } from "../src/lib/words.svelte";
import { Pending, pendingAct, pendingCommand } from "../src/table/pending.svelte";

let isStalled: boolean;
let pending: Pending;

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

beforeEach(() => {
  isStalled = false;
  pending = new Pending(() => isStalled);
});

test("only what cannot be sent is pending, and the oldest first", async () => {
  let answer = (_: number) => {};
  let refuse = (_: Error) => {};
  const done = pending.track("first", new Promise<number>((settle) => (answer = settle)));
  const refused = pending.track("second", new Promise((_, fail) => (refuse = fail)));
  expect(pending.text).toBe("");
  isStalled = true;
  expect(pending.text).toBe("first");
  pending.nudge();
  answer(1);
  expect(await done).toBe(1);
  expect([pending.text, pending.nudges]).toEqual(["second", 1]);
  refuse(new Error("refused"));
  await expect(refused).rejects.toThrow("refused");
  expect([pending.text, pending.nudges]).toEqual(["", 0]);
});

test.each([
  [{ do: "play", steps: [], end: "discard 2S", at: 1 }, "Your discard ♠2 is waiting"],
  [{ do: "play", steps: [], end: "discard *", at: 1 }, "Your discard of a joker is waiting"],
  [{ do: "play", steps: ["meld 4C 5C 6C"], end: null, at: 1 }, "Your move is waiting"],
  [{ do: "draw", pile: "stock", at: 1 }, "Your draw is waiting"],
  [{ do: "come-back" }, "Waiting for the connection"],
] as const)("a command is named: %j", (command, text) => {
  expect(pendingCommand(command as Parameters<typeof pendingCommand>[0])).toContain(text);
});

test.each([
  [{ do: "discard" }, "Your discard ♠2 is waiting"],
  [{ do: "lay" }, "Your move is waiting"],
  [{ do: "draw", pile: "open" }, "Your draw is waiting"],
  [{ do: "hint" }, "Waiting for the connection"],
] as const)("an act is named: %j", (act, text) => {
  expect(pendingAct(act, "2S")).toContain(text);
});
