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
  // The connection adds listeners on import.
  const silent = { addEventListener: () => {} };
  vi.stubGlobal("document", { ...silent, documentElement: {}, visibilityState: "visible" });
  vi.stubGlobal("window", { ...silent, matchMedia: () => ({ ...silent, matches: false }) });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
});

/** A server that answers commands in order, when the test says so. */
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

it("sends a discard only after the meld before it is committed", async () => {
  const { WatchedTable } = await import("../src/lib/watched-table.svelte");
  const { Player } = await import("../src/table/player.svelte");
  const watched = new WatchedTable("t");
  const server = new SlowServer();
  const player = new Player(watched, server);
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
  player.update();
  await server.answer({ ...DRAFTED, left: ["4C", "5C", "6C", "KH"] });
  await vi.waitFor(() => expect(player.drafted).not.toBeNull());

  for (const held of player.hand.cards.slice(0, 3)) player.pick(held.id);
  void player.claim();
  await server.sends(2); // the draft with the meld
  player.pick(player.hand.cards.find((held) => held.card === "KH")?.id ?? 0);
  void player.attempt({ do: "discard" });
  await server.answer({ ...DRAFTED, steps: [], left: ["KH"] });
  await server.sends(3);
  expect(server.sent.map((one) => one.do)).toEqual(["draft", "draft", "stage"]);
  await server.answer({ is: "done", id: "", version: 9 });
  await server.sends(4);
  const meld = ["meld 4C 5C 6C"];
  expect(server.sent[3]).toMatchObject({ do: "play", steps: meld, end: "discard KH", at: 9 });
});
