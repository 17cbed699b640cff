import { beforeAll, expect, test, vi } from "vitest";

import { setLanguage } from "../src/lib/words.svelte";
import { News } from "../src/table/news.svelte";
import type { GameEvent, Picture, TableEvent } from "../src/wire/generated";

const picture = (seat: number | null) =>
  ({
    seat,
    chairs: [{ name: "Anna" }, { name: "Ben" }],
    rules: { name: "haus", document: "", options: { opening_points: 0 } },
    melds: [],
  }) as unknown as Picture;

const moved = (...events: unknown[]) =>
  ({ is: "moved", by: "player", events: events as GameEvent[] }) as unknown as TableEvent;
const draw = (seat: number) => moved({ is: "drew", seat, pile: "stock", card: null });
const discard = (seat: number, card: string) =>
  moved({ is: "discarded", seat, card }, { is: "turn-came", seat: 3 - seat });
const DEAL = { is: "deal-made", number: 2, commitment: "c" } as TableEvent;

/** The records of a game after another one. */
const LAST_GAME: TableEvent[][] = [[discard(2, "QH")], [{ is: "went-away", seat: 2 }]];
const GAME: TableEvent[][] = [
  [{ is: "became-ready", seat: 1 }, DEAL, moved({ is: "began" })],
  [
    moved(
      { is: "cut-made", seat: 2, lifted: 20 },
      { is: "dealt", turned_up: "4C", counts: [13, 13] },
    ),
  ],
  [draw(1)],
  [discard(1, "KS")],
  [draw(2)],
  [
    { is: "went-away", seat: 2, left: true },
    { is: "bridge-began", seat: 2 },
  ],
  [discard(2, "5D")],
];

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
});

function watchAll(seat: number | null): News {
  const news = new News();
  for (const events of [...LAST_GAME, ...GAME])
    news.add({ events, before: picture(seat), picture: picture(seat) });
  return news;
}

function reload(seat: number | null): News {
  const news = new News();
  news.add({ events: [], before: null, picture: picture(seat) });
  news.recount({ events: GAME.flat().slice(1), picture: picture(seat) });
  return news;
}

const shown = (news: News) => news.lines.map((line) => [line.text, line.seat, news.isNew(line)]);

test.each([1, 2, null])("a reload shows the same news: seat %s", (seat) => {
  const reloaded = reload(seat);
  expect(shown(reloaded)).toEqual(shown(watchAll(seat)));
  expect(reloaded.lines.length).toBeGreaterThan(5);
  expect(reloaded.told).toEqual([]);
});

test("only what happened since the player's last turn is new", () => {
  const fresh = (seat: number | null) =>
    shown(reload(seat)).flatMap(([text, , isNew]) => (isNew ? [text] : []));
  expect(fresh(1)).toEqual([
    "Ben draws from the stock.",
    "Ben has left the table.",
    "A bot fills in for Ben until they are back.",
    "Ben discards ♦5.",
    "It’s your turn.",
  ]);
  expect(fresh(2)).toEqual([]);
  expect(fresh(null)).toEqual([]);
});

test("a deal clears the news of the game before", () => {
  expect(watchAll(1).lines.map((line) => line.text)).not.toContain("Ben discards ♥Q.");
});

test("a longer history replaces the news that a page has", () => {
  const news = watchAll(1);
  const before = shown(news);
  news.recount({ events: GAME.flat().slice(1), picture: picture(1) });
  expect(shown(news)).toEqual(before);
});
