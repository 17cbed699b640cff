import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aloneAs } from "../src/list/alone";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser in which another tab has the lock, or nobody has. */
function locks(isFree: boolean) {
  return {
    request: (_: string, __: unknown, work: (lock: object | null) => unknown) =>
      Promise.resolve(work(isFree ? {} : null)),
  };
}

test("where there are no locks it is done all the same: a hall's address is seldom secure", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(() => Promise.resolve());
  expect(await aloneAs("a")(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

test("who has the lock does it", async () => {
  vi.stubGlobal("navigator", { locks: locks(true) });
  const work = vi.fn(() => Promise.resolve());
  expect(await aloneAs("a")(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

test("another tab is waited for, but not for ever: it may be asleep", async () => {
  vi.stubGlobal("navigator", { locks: locks(false) });
  const work = vi.fn(() => Promise.resolve());
  const alone = aloneAs("a");
  expect(await alone(work)).toBe(false);
  vi.advanceTimersByTime(19_000);
  expect(await alone(work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(await alone(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});
