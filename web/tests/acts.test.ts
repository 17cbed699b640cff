import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Act } from "../src/table/acts.svelte";
import type { Player } from "../src/table/player.svelte";
import type { Picture } from "../src/wire/generated";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  const silent = { addEventListener: () => {} };
  vi.stubGlobal("document", {
    ...silent,
    documentElement: {},
    visibilityState: "visible",
    querySelector: () => null,
  });
  vi.stubGlobal("window", { ...silent, matchMedia: () => ({ ...silent, matches: false }) });
  vi.stubGlobal("matchMedia", () => ({ ...silent, matches: false }));
});

const HAND = ["4C", "5C", "6C", "9D", "KH", "*"];
const PICTURE = {
  seat: 1,
  phase: "playing",
  terms: { mode: "assist" },
  turn: { phase: "play", seat: 1 },
  hand: HAND,
  melds: [{ owner: 2, cards: ["TH", "*JH", "QH"] }],
  open: [],
  counts: [6, 4],
};
const DRAFTED = {
  is: "drafted",
  id: "",
  points: 0,
  need: 40,
  duties: [],
  melds: [["TH", "*JH", "QH"]],
  places: {},
  steps: ["meld 4C 5C 6C"],
  ends: ["discard KH", "discard 9D"],
  finished: false,
  left: HAND,
};

interface Sent {
  do: string;
  act?: string;
  steps?: string[];
  end?: string;
}

/** A server that refuses every check with a reason that depends on the act. */
class Server {
  readonly sent: Sent[] = [];
  /** The version of the table after a command. */
  version = 7;
  drafted: Record<string, unknown> = { ...DRAFTED };
  /** The reasons of refused acts; all others are legal. */
  reasons: Record<string, object> = {};

  async command(_table: string, body: object): Promise<never> {
    const { Refusal } = await import("../src/lib/socket.svelte");
    const sent = body as Sent;
    this.sent.push(sent);
    const reason = this.reasons[sent.act ?? ""];
    if (sent.do === "check" && reason)
      throw new Refusal({ is: "refused", id: "", code: "illegal", message: "no", ...reason });
    const answer =
      sent.do === "draft" ? this.drafted : { is: "done", id: "", version: this.version };
    return answer as never;
  }

  get asked(): string[] {
    return this.sent.filter((one) => one.do === "check").map((one) => one.act ?? "");
  }

  get played(): Sent[] {
    return this.sent.filter((one) => !["draft", "check", "arrange"].includes(one.do));
  }
}

async function playing(
  change: object = {},
  drafted: object = {},
): Promise<{ player: Player; server: Server }> {
  const { WatchedTable } = await import("../src/lib/watched-table.svelte");
  const { Player } = await import("../src/table/player.svelte");
  const watched = new WatchedTable("t");
  const server = new Server();
  Object.assign(server.drafted, drafted);
  watched.version = 7;
  watched.picture = { ...PICTURE, ...change } as unknown as Picture;
  const player = new Player(watched, server);
  player.update();
  if (player.isPlaying) await vi.waitFor(() => expect(player.drafted).not.toBeNull());
  return { player, server };
}

function ids(player: Player, ...cards: string[]): number[] {
  return cards.map((card) => player.hand.cards.find((held) => held.card === card)?.id ?? -1);
}

describe("an act that is legal", () => {
  it("is carried out without asking", async () => {
    const { player, server } = await playing();
    expect(await player.attempt({ do: "discard", ids: ids(player, "KH") })).toBe(true);
    expect(server.asked).toEqual([]);
    expect(server.played).toMatchObject([{ do: "play", end: "discard KH" }]);
  });

  it("is carried out if only the server knows that it is legal", async () => {
    const { player, server } = await playing();
    expect(await player.attempt({ do: "discard", ids: ids(player, "4C") })).toBe(true);
    expect(server.asked).toEqual(["discard 4C"]);
    expect(server.played).toMatchObject([{ do: "play", end: "discard 4C" }]);
  });
});

describe("an act that the rules refuse", () => {
  it("commits nothing, and the server's reason is shown", async () => {
    const { player, server } = await playing();
    server.reasons["discard *"] = { message: "A joker may not be discarded." };
    expect(await player.attempt({ do: "discard", ids: ids(player, "*") })).toBe(false);
    expect(player.refused?.message).toBe("A joker may not be discarded.");
    expect(server.played).toEqual([]);
    expect(player.acts.shaken.ids).toEqual(ids(player, "*"));
  });

  it.each<Act>([
    { do: "discard" },
    { do: "lay" },
    { do: "set-aside" },
    { do: "lay-off", meld: 1, ids: [1], about: "" },
    { do: "return" },
    { do: "take-back" },
  ])("is answered out of turn: %o", async (act) => {
    const { player, server } = await playing({ turn: { phase: "draw", seat: 2 } });
    server.reasons.finish = { message: "Not your turn." };
    expect(await player.attempt(act)).toBe(false);
    expect(player.refused?.message).toBe("Not your turn.");
    expect(server.played).toEqual([]);
  });

  it("says what to do to the player who has to cut", async () => {
    const turn = { phase: "cut", seat: 1, must_cut: true };
    const { player, server } = await playing({ turn });
    expect(await player.attempt({ do: "draw", pile: "stock" })).toBe(false);
    expect(player.refused?.code).toBe("cut-first");
    expect(await player.attempt({ do: "cut", lifted: 9 })).toBe(true);
    expect(server.sent).toMatchObject([{ do: "cut", lifted: 9 }]);
  });

  it("names the swap if a joker stands for the card", async () => {
    const { player, server } = await playing();
    server.reasons = {
      "swap 9D in 1": { message: "no joker", facts: { ground: "swap-no-joker" } },
      "add 9D to 1": { message: "misfit" },
      "swap KH in 1": { message: "not opened", facts: { ground: "swap-before-opening" } },
    };
    await player.attempt({ do: "lay-off", meld: 1, ids: ids(player, "9D"), about: "" });
    expect(player.refused?.message).toBe("misfit");
    await player.attempt({ do: "lay-off", meld: 1, ids: ids(player, "KH"), about: "" });
    expect(player.refused?.message).toBe("not opened");
  });
});

describe("an act that lacks cards", () => {
  it.each<[Act, string]>([
    [{ do: "discard" }, "pick-discard"],
    [{ do: "discard", ids: [1, 2] }, "pick-one"],
    [{ do: "lay" }, "pick-meld"],
    [{ do: "set-aside" }, "pick-meld"],
    [{ do: "bury", ids: [1] }, "not-onto-stock"],
    [{ do: "lay-off", meld: 0, ids: [1], about: "" }, "wrong-meld"],
    [{ do: "take-back" }, "nothing-to-take-back"],
    [{ do: "go" }, "pick-first"],
  ])("is answered by the page: %o", async (act, code) => {
    const { player, server } = await playing();
    expect(await player.attempt(act)).toBe(false);
    expect(player.refused?.code).toBe(code);
    expect([server.asked, server.played]).toEqual([[], []]);
  });

  it("says what a meld is if no card is picked", async () => {
    const { player } = await playing({ turn: { phase: "draw", seat: 2 } });
    await player.attempt({ do: "lay-off", meld: 1, about: "Ben’s meld" });
    expect(player.refused).toMatchObject({ code: "note", message: "Ben’s meld" });
  });
});

describe("cards set aside", () => {
  it("are collected without a refusal while they are too few", async () => {
    const { player, server } = await playing();
    server.reasons["meld 4C"] = { message: "too short", facts: { ground: "meld-too-short" } };
    expect(await player.attempt({ do: "set-aside", ids: ids(player, "4C") })).toBe(true);
    expect(player.refused).toBeNull();
    expect(player.acts.invalid?.message).toBe("too short");
    expect(await player.attempt({ do: "lay", ids: [] })).toBe(false);
    expect(player.refused?.message).toBe("too short");
  });

  it("keep their reason until they change", async () => {
    const { player, server } = await playing();
    server.reasons["meld 4C 5C 9D"] = { message: "no meld" };
    await player.attempt({ do: "lay", ids: ids(player, "4C", "5C", "9D") });
    expect(player.refused?.message).toBe("no meld");
    player.refused = null;
    expect(player.acts.invalid?.message).toBe("no meld");
    player.hand.putBack(ids(player, "9D"));
    expect(player.acts.invalid).toBeNull();
  });

  it("are asked about at a discard, and a legal part of them is offered", async () => {
    const { player, server } = await playing();
    player.hand.setAside(ids(player, "4C", "5C", "6C", "9D"));
    expect(await player.attempt({ do: "discard", ids: ids(player, "KH") })).toBe(false);
    const part = { steps: ["meld 4C 5C 6C"], end: "discard KH" };
    expect(player.acts.unfinished?.ways).toMatchObject([part, { steps: [], end: "discard KH" }]);
    expect([player.refused, server.played]).toEqual([null, []]);
    await player.acts.follow(part);
    expect(server.played).toMatchObject([{ do: "play", ...part }]);
    expect(player.acts.unfinished).toBeNull();
  });

  it("are not offered in part if the turn could not end with it", async () => {
    const { player, server } = await playing();
    server.reasons["discard KH"] = { message: "too few points" };
    player.hand.setAside(ids(player, "4C", "5C", "6C"));
    await player.attempt({ do: "discard", ids: ids(player, "KH") });
    expect(player.acts.unfinished?.ways).toHaveLength(1);
  });

  it("are not asked about if one of them is discarded and it was the last", async () => {
    const { player, server } = await playing();
    player.hand.setAside(ids(player, "9D"));
    await player.attempt({ do: "discard", ids: ids(player, "9D") });
    expect(server.played).toMatchObject([{ end: "discard 9D" }]);
  });
});

describe("an unfinished plan", () => {
  it("offers the ways out that the server names", async () => {
    const { player, server } = await playing({}, { ends: [] });
    const ways = [{ steps: [], end: "discard 9D" }];
    server.reasons["discard 9D"] = { message: "too few points", ways };
    await player.attempt({ do: "discard", ids: ids(player, "9D") });
    expect(player.acts.unfinished).toMatchObject({ reason: { message: "too few points" }, ways });
    player.pick(ids(player, "KH")[0] ?? 0);
    expect(player.acts.unfinished).toBeNull();
  });
});

describe("a strict table", () => {
  const strict = { terms: { mode: "strict" } };

  it("gets no claim of too few cards", async () => {
    const { player, server } = await playing(strict);
    await player.attempt({ do: "lay", ids: ids(player, "4C", "5C") });
    expect(player.refused?.code).toBe("meld-too-short");
    expect(server.played).toEqual([]);
  });

  it("collects cards without judging them", async () => {
    const { player, server } = await playing(strict);
    expect(await player.attempt({ do: "set-aside", ids: ids(player, "4C", "9D", "KH") })).toBe(
      true,
    );
    expect([server.asked, server.played]).toEqual([[], []]);
  });

  it("says that laid cards stay", async () => {
    const staged = ["meld 4C 5C 6C"];
    const { player, server } = await playing({ ...strict, turn: { ...PICTURE.turn, staged } });
    server.reasons.finish = { message: "Laid cards stay." };
    await player.attempt({ do: "take-back" });
    expect(player.refused?.message).toBe("Laid cards stay.");
    expect(server.sent.at(-1)).toMatchObject({ do: "check", steps: [] });
  });
});

it("forgets an answer when the turn passes on", async () => {
  const { player, server } = await playing({ turn: { phase: "draw", seat: 2 } });
  server.reasons["draw stock"] = { message: "Not your turn." };
  await player.attempt({ do: "draw", pile: "stock" });
  expect(player.acts.shaken.pile).toBe("stock");
  expect(player.refused).not.toBeNull();
  player.watched.picture = {
    ...PICTURE,
    turn: { phase: "draw", seat: 1, may_draw: ["stock"] },
  } as unknown as Picture;
  player.update();
  expect(player.refused).toBeNull();
  await player.attempt({ do: "draw", pile: "stock" });
  expect(server.played).toMatchObject([{ do: "draw", pile: "stock" }]);
});

describe("an act tried while another one is on its way", () => {
  /** Shows the turn of another player, as the update after a discard does. */
  function passOn({ watched }: Player): void {
    watched.show(8, { ...PICTURE, turn: { phase: "draw", seat: 2 } } as unknown as Picture, []);
  }

  it("is judged when the first one is shown", async () => {
    const { player, server } = await playing();
    player.watched.on("happened", () => player.update());
    server.version = 8;
    const first = player.attempt({ do: "discard", ids: ids(player, "KH") });
    const second = player.attempt({ do: "draw", pile: "stock" });
    await vi.waitFor(() => expect(server.played).toHaveLength(1));
    server.reasons["draw stock"] = { message: "Not your turn." };
    expect(server.asked).toEqual([]);
    passOn(player);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(player.refused?.message).toBe("Not your turn.");
    expect(server.played).toHaveLength(1);
  });

  it("is the same one if a button is pressed twice", async () => {
    const { player, server } = await playing();
    server.version = 8;
    const act: Act = { do: "discard", ids: ids(player, "KH") };
    const first = player.attempt(act);
    expect(await player.attempt(act)).toBe(false);
    passOn(player);
    expect(await first).toBe(true);
    expect(server.played).toHaveLength(1);
    expect(player.refused).toBeNull();
  });

  it("takes back one step each", async () => {
    const { player, server } = await playing();
    player.steps = ["meld 4C 5C 6C", "add 7C to 2"];
    const both = [player.attempt({ do: "take-back" }), player.attempt({ do: "take-back" })];
    expect(await Promise.all(both)).toEqual([true, true]);
    const drafts = server.sent.filter((one) => one.do === "draft").map((one) => one.steps);
    expect(drafts.slice(-2)).toEqual([["meld 4C 5C 6C"], []]);
  });

  it("is dropped, and the player is told, if the first one took long", async () => {
    const { player, server } = await playing();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const first = player.attempt({ do: "discard", ids: ids(player, "KH") });
    const second = player.attempt({ do: "discard", ids: ids(player, "9D") });
    now.mockReturnValue(2001);
    expect(await Promise.all([first, second])).toEqual([true, false]);
    expect(player.refused?.code).toBe("stale");
    expect(server.played).toHaveLength(1);
    now.mockRestore();
  });
});
