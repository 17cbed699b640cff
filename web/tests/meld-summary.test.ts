import { beforeAll, describe, expect, it, vi } from "vitest";

import { meldText, summarise } from "../src/table/meld-summary";
import { setLanguage } from "../src/lib/words.svelte";

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("de");
});

const cards = (text: string) => text.split(" ");

describe("a collapsed meld", () => {
  it("shows the first and last rank and the suit of a run", () => {
    expect(summarise(cards("5D 6D 7D"))).toEqual({ ranks: "5–7", suits: ["D"] });
    expect(summarise(cards("9H TH *JH"))).toEqual({ ranks: "9–B", suits: ["H"] });
    expect(summarise(cards("*8S 9S TS"))).toEqual({ ranks: "8–10", suits: ["S"] });
  });

  it("shows the rank and the suits of a set, with its jokers", () => {
    expect(summarise(cards("KC KS *"))).toEqual({ ranks: "K", suits: ["C", "S", null] });
    expect(summarise(cards("* 4H 4D"))).toEqual({ ranks: "4", suits: [null, "H", "D"] });
  });
});

describe("a meld in a sentence", () => {
  it("is shortened to its ends if it is a run", () => {
    expect(meldText(cards("5D 6D 7D"))).toBe("♦5–♦7");
    expect(meldText(cards("*8S 9S TS"))).toBe("♠8–♠10");
    expect(meldText(cards("KC KS KH"))).toBe("♣K ♠K ♥K");
  });
});
