import { beforeEach, expect, it, vi } from "vitest";

import type { TableUpdate } from "../src/lib/watched-table.svelte";
import type { Picture, TableEvent } from "../src/wire/generated";

let wantsMotion: boolean;

beforeEach(() => {
  wantsMotion = true;
  vi.resetModules();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });
  vi.stubGlobal("window", { addEventListener: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: !wantsMotion }));
});

const ENDED = [
  { is: "moved", by: "bot", events: [{ is: "game-ended" }] },
] as unknown as TableEvent[];

function picture(phase: string, more: object = {}): Picture {
  const standing = [
    { seat: 2, total: 30 },
    { seat: 1, total: 12 },
  ];
  return { phase, chairs: [{}, {}], scores: { standing }, outcome: null, ...more } as never;
}
const counted = (more: object = {}) => picture("counted", { outcome: { winner: 2 }, ...more });

function update(before: Picture | null, now: Picture, events: TableEvent[] = []): TableUpdate {
  return { before, picture: now, events };
}

async function gameEnd() {
  const { GameEnd } = await import("../src/table/game-end.svelte");
  return new GameEnd();
}

it("shows the result after the last cards and the moment of winning", async () => {
  const end = await gameEnd();
  const last = update(picture("playing"), counted(), ENDED);
  end.handle(last);
  expect(end.stage).toBe("landing");
  expect(end.totals).toEqual([12, 30]);
  end.landed(last);
  expect(end.stage).toBe("moment");
  end.handle(update(counted(), counted())); // somebody is ready for the next game
  expect(end.stage).toBe("moment");
  end.finish();
  expect(end.stage).toBe("result");
  end.handle(update(counted(), picture("playing")));
  expect(end.stage).toBe("running");
  end.finish();
  expect(end.stage).toBe("running");
});

it.each([
  ["reduced motion", {}, false],
  ["an instant pace", { pace: "instant" }, true],
  ["a game without a winner", { outcome: { winner: null } }, true],
])("has no moment of winning with %s", async (_, more, motion) => {
  wantsMotion = motion;
  const end = await gameEnd();
  const last = update(picture("playing"), counted(more), ENDED);
  end.handle(last);
  end.landed(last);
  expect(end.stage).toBe("result");
});

it("shows the result at once to players who come later", async () => {
  const end = await gameEnd();
  end.handle(update(null, counted()));
  expect(end.stage).toBe("result");
  const other = await gameEnd();
  other.handle(update(picture("playing"), counted())); // missed the end of the game
  expect(other.stage).toBe("result");
});
