/** Messages, fields and events of a newer server that this page does not know are ignored. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Connection } from "../src/lib/socket.svelte";
import type { TableUpdate, WatchedTable } from "../src/lib/watched-table.svelte";

const PICTURE = {
  seat: 1,
  phase: "playing",
  chairs: [{ name: "Anna" }, { name: "Ben" }],
  melds: [],
  hand: ["4C"],
};

/** A WebSocket whose server is the test. */
class FakeSocket {
  static last: FakeSocket;
  onopen = () => {};
  onclose = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.last = this;
  }

  addEventListener(): void {}
  send(): void {}

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let connection: Connection;
let watched: WatchedTable;
let heard: TableUpdate[];

beforeEach(async () => {
  const silent = { addEventListener: () => {} };
  const timers = {
    setTimeout: () => 0,
    clearTimeout() {},
    setInterval: () => 0,
    clearInterval() {},
  };
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => "yes", setItem: () => {} });
  vi.stubGlobal("document", { ...silent, documentElement: {}, visibilityState: "visible" });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
  vi.stubGlobal("window", { ...silent, ...timers, matchMedia });
  vi.stubGlobal("location", { protocol: "https:", host: "romme.example" });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ ticket: "t" })));
  const opened = new Promise<void>((open) => {
    vi.stubGlobal(
      "WebSocket",
      class extends FakeSocket {
        constructor() {
          super();
          open();
        }
      },
    );
  });
  ({ connection } = await import("../src/lib/socket.svelte"));
  watched = connection.watch("t");
  heard = [];
  watched.on("happened", (happening) => heard.push(happening));
  await opened;
  FakeSocket.last.onopen();
});
afterEach(() => vi.unstubAllGlobals());

const seen = (more: object = {}) => ({
  is: "seen",
  table: "t",
  version: 5,
  picture: PICTURE,
  ...more,
});
const happened = (events: object[], change: object = {}) => ({
  ...{ is: "happened", table: "t", version: 6 },
  ...{ events, change },
});

test("a message of an unknown kind is ignored", () => {
  const { last } = FakeSocket;
  last.receive({ is: "hologram", table: "t", version: 99, picture: null });
  last.receive({ colour: "red" });
  last.receive(seen());
  expect([watched.version, connection.connected]).toEqual([5, true]);
});

test("unknown fields of messages, pictures and changes are ignored", () => {
  const { last } = FakeSocket;
  last.receive(seen({ colour: "red", picture: { ...PICTURE, wind: "north" } }));
  last.receive({ ...happened([], { hand: ["5C"], wind: "south" }), colour: "blue" });
  expect(watched.version).toBe(6);
  expect(watched.picture).toMatchObject({ hand: ["5C"], phase: "playing" });
  expect(heard.map((one) => one.before?.hand)).toEqual([undefined, ["4C"]]);
});

test("an unknown event is left out of the news, the others are listed", async () => {
  const { News } = await import("../src/table/news.svelte");
  const news = new News();
  watched.on("happened", (happening) => news.add(happening));
  FakeSocket.last.receive(seen());
  FakeSocket.last.receive(
    happened([
      { is: "went-away", seat: 2 },
      { is: "levitated", seat: 2, height: { metres: 3 } },
      { is: "moved", by: "ghost", events: [{ is: "vanished" }, { is: "passed", seat: 2, how: 1 }] },
      { is: "came-back", seat: 2 },
    ]),
  );
  expect(heard.map((one) => one.events.length)).toEqual([0, 4]);
  expect(news.lines.map((one) => one.seat)).toEqual([2, 2, 2]);
});

test("an unknown event in a replay gives its step no sentence", async () => {
  const { stepSentences } = await import("../src/replay/step-text");
  const replay = { names: ["Anna"], bots: [null] } as never;
  const step = { position: {}, events: [{ is: "vanished", seat: 7 }] } as never;
  expect(stepSentences(replay, step, null)).toEqual([]);
});

test("an unknown tournament event counts as a step of the office", async () => {
  const { lastStep } = await import("../src/office/undo");
  const record = [{ version: 1, event: { is: "confetti-thrown" } }] as never;
  expect(lastStep(record)).toMatchObject({ version: 1 });
});
