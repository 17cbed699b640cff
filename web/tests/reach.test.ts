import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Reach } from "../src/lib/reach.svelte";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A server that can be taken away and brought back, and how often it was asked. */
class Server {
  answers = true;
  asked = 0;
  readonly probe = (): Promise<boolean> => {
    this.asked += 1;
    return Promise.resolve(this.answers);
  };
}

/** Lets everything happen that is due within so many milliseconds. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test("a kept page whose server is away says so at the first try", async () => {
  const server = new Server();
  server.answers = false;
  const reach = new Reach(server.probe);
  reach.doubt();
  await pass(0);
  expect(reach.isAway).toBe(true);
});

test("a page that was answered is patient with a server that restarts", async () => {
  const server = new Server();
  const reach = new Reach(server.probe);
  reach.heard();
  server.answers = false;
  reach.doubt();
  await pass(2500);
  expect(reach.isAway).toBe(false);
  server.answers = true;
  await pass(1000);
  expect(reach.isAway).toBe(false);
  const asked = server.asked;
  await pass(60_000);
  expect(server.asked).toBe(asked);
});

test("a server that stays away is told, asked more and more seldom, and noticed when it is back", async () => {
  const server = new Server();
  const reach = new Reach(server.probe);
  reach.heard();
  server.answers = false;
  reach.doubt();
  await pass(3999);
  expect(reach.isAway).toBe(false);
  await pass(1);
  expect(reach.isAway).toBe(true);
  server.asked = 0;
  await pass(60_000);
  expect(server.asked).toBeGreaterThanOrEqual(5);
  expect(server.asked).toBeLessThanOrEqual(7);
  server.answers = true;
  await pass(10_000);
  expect(reach.isAway).toBe(false);
});

test("any answer ends the notice, and the asking", async () => {
  const server = new Server();
  server.answers = false;
  const reach = new Reach(server.probe);
  reach.doubt();
  await pass(0);
  reach.heard();
  expect(reach.isAway).toBe(false);
  server.asked = 0;
  await pass(60_000);
  expect(server.asked).toBe(0);
});

test("many doubts at once are one question", async () => {
  const server = new Server();
  const reach = new Reach(server.probe);
  reach.doubt();
  reach.doubt();
  reach.doubt();
  await pass(0);
  expect(server.asked).toBe(1);
});
