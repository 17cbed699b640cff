import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { UpdateQueue } from "../src/table/update-queue";

/** The actions of the queue, with the time: "0 show a 500". */
let log: string[];
/** Until when cards are in flight, because the browser started them late. */
let flyingUntil: number;

function queue(): UpdateQueue<string> {
  const note = (text: string) => log.push(`${String(Math.round(performance.now()))} ${text}`);
  return new UpdateQueue<string>({
    show: (update, landsMs) => note(`show ${update} ${String(Math.round(landsMs))}`),
    landed: (update) => note(`landed ${update}`),
    isFlying: () => performance.now() < flyingUntil,
    speedUp: (factor) => note(`speed up ${factor.toFixed(2)}`),
  });
}

beforeEach(() => {
  log = [];
  flyingUntil = 0;
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows an update when the cards of the one before have landed", () => {
  const updates = queue();
  updates.add("a", 500);
  vi.advanceTimersByTime(100);
  updates.add("b", 300);
  vi.advanceTimersByTime(1000);
  updates.add("c", 300);
  expect(log).toEqual([
    ...["0 show a 500", "500 landed a", "500 show b 300", "800 landed b"],
    "1100 show c 300",
  ]);
});

it("waits a moment for cards that the browser started late", () => {
  const updates = queue();
  updates.add("a", 500);
  updates.add("b", 300);
  flyingUntil = 530;
  vi.advanceTimersByTime(1000);
  expect(log.slice(1, 3)).toEqual(["532 landed a", "532 show b 300"]);
});

it("does not wait for cards that never land", () => {
  const updates = queue();
  updates.add("a", 500);
  flyingUntil = Infinity;
  vi.advanceTimersByTime(2000);
  expect(log).toEqual(["0 show a 500", "900 landed a"]);
});

it("does not wait for updates without cards", () => {
  const updates = queue();
  updates.add("a", 0);
  updates.add("b", 0);
  expect(log).toEqual(["0 show a 0", "0 landed a", "0 show b 0", "0 landed b"]);
});

it("shows an urgent update at once, after everything that waits", () => {
  const updates = queue();
  updates.add("a", 500);
  updates.add("b", 500);
  vi.advanceTimersByTime(100);
  updates.addUrgent("turn", 400);
  expect(log.slice(1)).toEqual([
    ...["100 landed a", "100 show b 0", "100 landed b", "100 show turn 400"],
  ]);
  vi.advanceTimersByTime(1000);
  expect(log.slice(5)).toEqual(["500 landed turn"]);
});

it("never lets an update wait for more than two seconds", () => {
  const updates = queue();
  const arrived = new Map<string, number>();
  for (let number = 0; number < 40; number += 1) {
    arrived.set(String(number), performance.now());
    updates.add(String(number), 900);
    vi.advanceTimersByTime(150);
  }
  vi.advanceTimersByTime(5000);
  const shown = log.map((line) => line.split(" ")).filter((line) => line[1] === "show");
  expect(shown.map((line) => line[2])).toEqual([...arrived.keys()]);
  const waits = shown.map(([at, , update]) => Number(at) - (arrived.get(update ?? "") ?? 0));
  expect(Math.max(...waits)).toBeLessThanOrEqual(2001);
  expect(log.some((line) => line.includes("speed up"))).toBe(true);
});

it("reports each landing once and in order, whatever happens", () => {
  const updates = queue();
  updates.add("a", 500);
  updates.add("b", 500);
  updates.flush();
  updates.flush();
  updates.addUrgent("c", 100);
  updates.add("d", 100);
  vi.advanceTimersByTime(1000);
  const landed = log.filter((line) => line.includes("landed"));
  expect(landed.map((line) => line.split(" ")[2])).toEqual(["a", "b", "c", "d"]);
});
