import { beforeEach, expect, it, vi } from "vitest";

import type { Picture } from "../src/wire/generated";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  // The line to the server listens to these as soon as it is imported; nothing happens there.
  const silent = { addEventListener: () => {} };
  vi.stubGlobal("document", { ...silent, documentElement: {}, visibilityState: "visible" });
  vi.stubGlobal("window", { ...silent, matchMedia: () => ({ ...silent, matches: false }) });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
});

/** Answers commands when the test says so, in their order. */
class SlowServer {
  readonly sent: Record<string, unknown>[] = [];
  readonly #answers: ((answer: never) => void)[] = [];

  command(_table: string, body: object): Promise<never> {
    this.sent.push(body as Record<string, unknown>);
    return new Promise((settle) => this.#answers.push(settle));
  }

  async answer(answer: object): Promise<void> {
    await vi.waitFor(() => expect(this.#answers.length).toBeGreaterThan(0));
    this.#answers.shift()?.(answer as never);
    await Promise.resolve();
  }

  async sends(count: number): Promise<void> {
    await vi.waitFor(() => expect(this.sent.length).toBe(count));
  }
}

const DRAFTED = {
  is: "drafted",
  points: 0,
  need: 40,
  duties: [],
  melds: [],
  places: {},
  steps: ["meld 4C 5C 6C"],
  ends: ["discard KH"],
  finished: false,
};

it("discards only when what was laid before lies for good", async () => {
  const { WatchedTable } = await import("../src/lib/watched-table.svelte");
  const { Playing } = await import("../src/table/playing.svelte");
  const watched = new WatchedTable("t");
  const server = new SlowServer();
  const playing = new Playing(watched, server);
  watched.version = 7;
  watched.picture = {
    seat: 1,
    phase: "playing",
    terms: { mode: "strict" },
    turn: { phase: "play", seat: 1 },
    hand: ["4C", "5C", "6C", "KH"],
    melds: [],
    open: [],
    counts: [4, 4],
  } as unknown as Picture;
  playing.look();
  await server.answer({ ...DRAFTED, left: ["4C", "5C", "6C", "KH"] });
  await vi.waitFor(() => expect(playing.drafted).not.toBeNull());

  for (const held of playing.hand.cards.slice(0, 3)) playing.pick(held.id);
  void playing.claim();
  await server.sends(2); // the draft of the meld
  playing.pick(playing.hand.cards.find((held) => held.card === "KH")?.id ?? 0);
  void playing.discard();
  await server.answer({ ...DRAFTED, steps: [], left: ["KH"] });
  await server.sends(3);
  expect(server.sent.map((one) => one.do)).toEqual(["draft", "draft", "stage"]);
  await server.answer({ is: "done", id: "", version: 9 });
  await server.sends(4);
  const meld = ["meld 4C 5C 6C"];
  expect(server.sent[3]).toMatchObject({ do: "play", steps: meld, end: "discard KH", at: 9 });
});
