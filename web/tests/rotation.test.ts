import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Rotation } from "../src/hall/rotation.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
});
afterEach(() => vi.useRealTimers());

const PAGE_MS = 12_000;

/** A rotation over slides with the given page counts; `at` reports the page count and position. */
function wall(...pages: number[]): { rotation: Rotation; at: () => [number, number] } {
  const rotation = new Rotation();
  rotation.setSlides(pages.map(String));
  const at = (): [number, number] => {
    rotation.setPageCount(pages[rotation.slide] ?? 1);
    return [rotation.slide, rotation.page];
  };
  at();
  return { rotation, at };
}

test("next goes through the pages of each slide, then starts over", () => {
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

test("previous goes to the last page of the previous slide", () => {
  const { rotation, at } = wall(2, 3);
  rotation.previous();
  expect(at()).toEqual([1, 2]);
  rotation.previous();
  expect(at()).toEqual([1, 1]);
});

test("a single slide cycles through its pages", () => {
  const { rotation, at } = wall(2);
  rotation.next();
  expect(at()).toEqual([0, 1]);
  rotation.next();
  expect(at()).toEqual([0, 0]);
  rotation.previous();
  expect(at()).toEqual([0, 1]);
});

test("the timer advances unless paused, and restarts after a manual step", () => {
  const { rotation, at } = wall(4);
  const end = rotation.start();
  vi.advanceTimersByTime(PAGE_MS);
  expect(at()).toEqual([0, 1]);
  rotation.togglePause();
  vi.advanceTimersByTime(5 * PAGE_MS);
  expect(at()).toEqual([0, 1]);
  rotation.togglePause();
  vi.advanceTimersByTime(PAGE_MS - 1);
  rotation.next();
  vi.advanceTimersByTime(PAGE_MS - 1);
  expect(at()).toEqual([0, 2]);
  end();
  vi.advanceTimersByTime(5 * PAGE_MS);
  expect(at()).toEqual([0, 2]);
});

test("other slides start over, the same slides keep their position", () => {
  const { rotation, at } = wall(1, 2);
  rotation.next();
  rotation.setSlides(["1", "2"]);
  expect(at()).toEqual([1, 0]);
  rotation.setSlides(["9"]);
  expect([rotation.slide, rotation.page]).toEqual([0, 0]);
});
