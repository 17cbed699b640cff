import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { tabLock } from "../src/list/tab-lock";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A `LockManager` whose lock is free, or held by another tab. */
function locks(isFree: boolean) {
  return {
    request: (_: string, __: unknown, work: (lock: object | null) => unknown) =>
      Promise.resolve(work(isFree ? {} : null)),
  };
}

test("without the Web Locks API the work runs", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn(() => Promise.resolve());
  expect(await tabLock("a")(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

test("the work runs if the lock is free", async () => {
  vi.stubGlobal("navigator", { locks: locks(true) });
  const work = vi.fn(() => Promise.resolve());
  expect(await tabLock("a")(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});

test("a lock of another tab is respected for a limited time", async () => {
  vi.stubGlobal("navigator", { locks: locks(false) });
  const work = vi.fn(() => Promise.resolve());
  const lock = tabLock("a");
  expect(await lock(work)).toBe(false);
  vi.advanceTimersByTime(19_000);
  expect(await lock(work)).toBe(false);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(await lock(work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
});
