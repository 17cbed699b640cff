import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Reachability } from "../src/lib/reachability.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A server that can be stopped and started; counts the probes. */
class Server {
  answers = true;
  asked = 0;
  readonly probe = (): Promise<boolean> => {
    this.asked += 1;
    return Promise.resolve(this.answers);
  };
}

/** Advances the clock and runs the timers that are due. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("a cached page reports an unreachable server after the first probe", async () => {
  const server = new Server();
  server.answers = false;
  const reachability = new Reachability(server.probe);
  reachability.check();
  await pass(0);
  expect(reachability.isUnreachable).toBe(true);
});

test("a page that was answered before allows the server time to restart", async () => {
  const server = new Server();
  const reachability = new Reachability(server.probe);
  reachability.markReachable();
  server.answers = false;
  reachability.check();
  await pass(2500);
  expect(reachability.isUnreachable).toBe(false);
  server.answers = true;
  await pass(1000);
  expect(reachability.isUnreachable).toBe(false);
  const asked = server.asked;
  await pass(60_000);
  expect(server.asked).toBe(asked);
});

test("a server that stays down is reported, probed less and less often, and noticed when it is back", async () => {
  const server = new Server();
  const reachability = new Reachability(server.probe);
  reachability.markReachable();
  server.answers = false;
  reachability.check();
  await pass(3999);
  expect(reachability.isUnreachable).toBe(false);
  await pass(1);
  expect(reachability.isUnreachable).toBe(true);
  server.asked = 0;
  await pass(60_000);
  expect(server.asked).toBeGreaterThanOrEqual(5);
  expect(server.asked).toBeLessThanOrEqual(7);
  server.answers = true;
  await pass(10_000);
  expect(reachability.isUnreachable).toBe(false);
});

test("any answer ends the notice and the probes", async () => {
  const server = new Server();
  server.answers = false;
  const reachability = new Reachability(server.probe);
  reachability.check();
  await pass(0);
  reachability.markReachable();
  expect(reachability.isUnreachable).toBe(false);
  server.asked = 0;
  await pass(60_000);
  expect(server.asked).toBe(0);
});

test("simultaneous checks send one probe", async () => {
  const server = new Server();
  const reachability = new Reachability(server.probe);
  reachability.check();
  reachability.check();
  reachability.check();
  await pass(0);
  expect(server.asked).toBe(1);
});
