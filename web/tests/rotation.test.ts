import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Rotation } from "../src/hall/rotation.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => vi.useRealTimers());

const EACH = 12_000;

/** Slides with so many pages each; every turn says how many the new slide has. */
function wall(...pages: number[]): { rotation: Rotation; at: () => [number, number] } {
  const rotation = new Rotation();
  rotation.among(pages.map(String));
  const at = (): [number, number] => {
    rotation.has(pages[rotation.slide] ?? 1);
    return [rotation.slide, rotation.page];
  };
  at();
  return { rotation, at };
}

test("pages come one after the other, then the next slide, and all again", () => {
  const { rotation, at } = wall(2, 1, 3);
  const seen = [at()];
  for (let turn = 0; turn < 6; turn += 1) {
    rotation.next();
    seen.push(at());
  }
  expect(seen).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [0, 0],
  ]);
});

test("going back leads to the last page of the slide before", () => {
  const { rotation, at } = wall(2, 3);
  rotation.before();
  expect(at()).toEqual([1, 2]);
  rotation.before();
  expect(at()).toEqual([1, 1]);
});

test("a single slide turns its own pages", () => {
  const { rotation, at } = wall(2);
  rotation.next();
  expect(at()).toEqual([0, 1]);
  rotation.next();
  expect(at()).toEqual([0, 0]);
  rotation.before();
  expect(at()).toEqual([0, 1]);
});

test("it goes on by itself, not while it is held, and a turn by hand begins the time anew", () => {
  const { rotation, at } = wall(4);
  const end = rotation.go();
  vi.advanceTimersByTime(EACH);
  expect(at()).toEqual([0, 1]);
  rotation.hold();
  vi.advanceTimersByTime(5 * EACH);
  expect(at()).toEqual([0, 1]);
  rotation.hold();
  vi.advanceTimersByTime(EACH - 1);
  rotation.next();
  vi.advanceTimersByTime(EACH - 1);
  expect(at()).toEqual([0, 2]);
  end();
  vi.advanceTimersByTime(5 * EACH);
  expect(at()).toEqual([0, 2]);
});

test("other slides begin anew; the same ones stay where they are", () => {
  const { rotation, at } = wall(1, 2);
  rotation.next();
  rotation.among(["1", "2"]);
  expect(at()).toEqual([1, 0]);
  rotation.among(["9"]);
  expect([rotation.slide, rotation.page]).toEqual([0, 0]);
});
