import { describe, expect, it } from "vitest";

import {
  addedCards,
  lastOnto,
  remainingMoves,
  meldOf,
  withSteps,
  without,
} from "../src/table/turn-plan";
import { distance, nearest } from "../src/table/nearest-box";
import { inOrder, turnKey } from "../src/table/saved-plan";
import type { Picture } from "../src/wire/generated";

const PLAN = ["meld 4C 5C 6C", "meld KS KH KD", "add 7C to 3", "add KC to 4", "swap 5H in 1"];

describe("a plan, with two melds on the table", () => {
  it("knows the meld of each step", () => {
    expect(PLAN.map((_, at) => meldOf(PLAN, at, 2))).toEqual([3, 4, 3, 4, 1]);
    expect(lastOnto(PLAN, 3, 2)).toBe(2);
    expect(lastOnto(PLAN, 2, 2)).toBe(-1);
  });

  it("loses lay-offs with their meld, and renumbers later melds", () => {
    expect(without(PLAN, 0, 2)).toEqual(["meld KS KH KD", "add KC to 3", "swap 5H in 1"]);
    expect(without(PLAN, 1, 2)).toEqual(["meld 4C 5C 6C", "add 7C to 3", "swap 5H in 1"]);
  });

  it("loses only the step itself if it laid no meld", () => {
    expect(without(PLAN, 2, 2)).toEqual(PLAN.filter((_, at) => at !== 2));
    expect(without(PLAN, 4, 2)).toEqual(PLAN.slice(0, 4));
  });
});

describe("a hint, with two melds on the table", () => {
  const advised = ["meld KD KH KS", "meld 4C 5C 6C", "add 7C to 4", "add 2S to 1", "discard 9D"];

  it("leaves the moves that are not staged, in any order", () => {
    expect(remainingMoves(advised, [], 2)).toEqual([0, 1, 2, 3, 4]);
    expect(remainingMoves(advised, ["meld 4C 5C 6C", "add 7C to 3"], 2)).toEqual([0, 3, 4]);
    expect(remainingMoves(advised, ["add 2S to 1", "meld KS KH KD"], 2)).toEqual([1, 2, 4]);
  });

  it("is null if a staged step is not part of it", () => {
    expect(remainingMoves(advised, ["meld 4C 5C 6C", "add 2S to 2"], 2)).toBe(null);
    expect(remainingMoves(advised, ["meld 4C 5C 6C", "meld 4C 5C 6C"], 2)).toBe(null);
    expect(remainingMoves(["discard 9D"], ["meld 4C 5C 6C"], 2)).toBe(null);
  });
});

describe("melds on the table", () => {
  it("mark added cards", () => {
    expect(addedCards(["4C", "5C", "6C"], ["3C", "4C", "5C", "6C"])).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(addedCards(["7S", "7S"], ["7S", "7S", "7S"])).toEqual([false, false, true]);
    expect(addedCards([], ["KS"])).toEqual([true]);
  });

  it("include the steps of the running turn at a strict table", () => {
    const melds = [
      { owner: 2, cards: ["4C", "5C", "*6C"] },
      { owner: 1, cards: ["KS", "KH", "*"] },
    ];
    const steps = ["swap 6C in 1", "add 3C to 1", "add 7C to 1", "meld 2S 2H 2D", "swap KD in 2"];
    expect(withSteps(melds, steps, 1).map((meld) => meld.cards.join(" "))).toEqual([
      "3C 4C 5C 6C 7C",
      "KS KH KD",
      "2S 2H 2D",
    ]);
    expect(melds[0]?.cards).toEqual(["4C", "5C", "*6C"]);
  });
});

describe("nearest", () => {
  const boxes = [
    { name: "wide", left: 0, top: 0, right: 100, bottom: 100 },
    { name: "small", left: 40, top: 40, right: 60, bottom: 60 },
    { name: "far", left: 300, top: 0, right: 320, bottom: 20 },
  ];
  it("returns the smallest box around a point, or a near one", () => {
    expect(nearest(boxes, 50, 50, 30)).toBe("small");
    expect(nearest(boxes, 10, 10, 30)).toBe("wide");
    expect(nearest(boxes, 290, 10, 30)).toBe("far");
    expect(nearest(boxes, 200, 200, 30)).toBeNull();
    expect(distance({ left: 0, top: 0, right: 10, bottom: 10 }, 13, 14)).toBe(5);
  });
});

describe("a saved plan", () => {
  it("restores the order of cards, new ones last", () => {
    const cards = ["4C", "7H", "4C", "*"].map((card, id) => ({ id, card }));
    expect(inOrder(cards, ["*", "4C", "9S"]).map((held) => held.card)).toEqual([
      "*",
      "4C",
      "7H",
      "4C",
    ]);
  });

  it("belongs to one turn", () => {
    const picture = {
      deal: { number: 1, commitment: "" },
      stock: 40,
      open: ["4C"],
      melds: [],
      counts: [13, 13],
    } as unknown as Picture;
    expect(turnKey(picture)).toBe(turnKey({ ...picture }));
    expect(turnKey({ ...picture, stock: 38 })).not.toBe(turnKey(picture));
    expect(turnKey({ ...picture, melds: [{ owner: 1, cards: ["4C", "5C", "6C"] }] })).not.toBe(
      turnKey(picture),
    );
  });
});
