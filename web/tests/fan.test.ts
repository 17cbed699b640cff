import { describe, expect, it } from "vitest";

import { fan, placeAt, MIN_GAP_PX, MIN_TOUCH_PX, type Spot } from "../src/table/fan";

const PHONE = { width: 344, card: 70 };
const LAPTOP = { width: 960, card: 102 };

const SMALL_PHONE = { width: 353, card: 70 };
const LARGE_PRINT = { width: 353, card: 74 };
const PHONE_ON_ITS_SIDE = { width: 735, card: 59 };

/** Returns the visible width and height of each card. */
function visible(spots: Spot[], card: number): [number, number][] {
  return spots.map((spot, at) => {
    const next = spots[at + 1];
    const below = spots.find(({ y }) => y > spot.y + card / 2);
    return [
      next && Math.abs(next.y - spot.y) < card / 2 ? next.x - spot.x : card,
      below ? below.y - spot.y : card * 1.4,
    ];
  });
}

describe("a fan", () => {
  it("leaves room to touch each of sixteen cards on a phone", () => {
    for (const room of [PHONE, SMALL_PHONE, LARGE_PRINT, PHONE_ON_ITS_SIDE])
      for (let most = 1; most <= 16; most += 1)
        for (const count of [most - 1, most]) {
          const { spots, card } = fan(count, room, { most });
          for (const [width, height] of visible(spots, card)) {
            expect(width, `${String(count)} cards`).toBeGreaterThanOrEqual(MIN_TOUCH_PX - 0.01);
            expect(height, `${String(count)} cards`).toBeGreaterThanOrEqual(MIN_TOUCH_PX - 0.01);
          }
        }
  });

  it("leaves room to touch each card of melds of up to seven cards", () => {
    for (const room of [SMALL_PHONE, LARGE_PRINT, PHONE_ON_ITS_SIDE])
      for (const melds of [
        [3],
        [3, 3],
        [4, 4],
        [5, 3, 5],
        [4, 4, 4],
        [3, 3, 3, 3],
        [7, 7],
        [6, 5],
      ]) {
        const laid = melds.reduce((sum, cards) => sum + cards, 0);
        for (let count = laid; count <= 14; count += 1) {
          const { spots, card } = fan(count, room, { melds });
          for (const [width] of visible(spots, card))
            expect(width, `${String(melds)} of ${String(count)}`).toBeGreaterThanOrEqual(
              MIN_TOUCH_PX - 0.01,
            );
        }
      }
  });

  it("stays within its width and height", () => {
    for (const room of [PHONE, LAPTOP])
      for (let count = 1; count <= 20; count += 1)
        for (const melds of [[], [3], [4, 3], [3, 3, 3], [9]]) {
          const laid = melds.reduce((sum, cards) => sum + cards, 0);
          if (laid > count) continue;
          const { spots, height, card } = fan(count, room, { melds });
          expect(spots).toHaveLength(count);
          for (const { x, y } of spots) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(x + card).toBeLessThanOrEqual(room.width + 0.01);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y + card * 1.4).toBeLessThanOrEqual(height + 0.02);
          }
        }
  });

  it("has one row if there is room, and two with large cards on a phone", () => {
    expect(fan(14, LAPTOP).rows).toBe(1);
    expect(fan(14, SMALL_PHONE)).toMatchObject({ rows: 2, card: 70 });
    expect(fan(6, PHONE).rows).toBe(1);
  });

  it("has the height that the largest number of cards of a turn needs, in any order", () => {
    for (const room of [PHONE, LAPTOP])
      for (const most of [8, 14, 15]) {
        const { height, rows, card } = fan(most, room);
        for (let count = 0; count <= most; count += 1)
          expect(fan(count, room, { most })).toMatchObject({ height, rows, card });
        for (const melds of [[3], [4, 4], [3, 3]])
          expect(fan(most, room, { melds }).height).toBe(height);
      }
  });

  it("keeps each meld in one row, apart from its neighbours", () => {
    for (const melds of [[3, 3], [4, 5], [3, 4, 3], [7], [3, 3, 3, 3], [13]]) {
      const laid = melds.reduce((sum, cards) => sum + cards, 0);
      for (let count = laid; count <= 15; count += 1)
        for (const room of [PHONE, LAPTOP]) {
          const { spots, rows, card } = fan(count, room, { melds });
          const ys = spots.map(({ y }) => (rows === 1 ? 0 : y));
          const step = (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
          let from = 0;
          for (const cards of melds) {
            const inMeld = ys.slice(from, from + cards);
            expect(new Set(inMeld).size, `${String(melds)} of ${String(count)}`).toBe(1);
            from += cards;
            const gap = (spots[from]?.x ?? Infinity) - (spots[from - 1]?.x ?? 0) - step;
            if (ys[from] === inMeld[0]) expect(gap).toBeGreaterThanOrEqual(MIN_GAP_PX - 0.01);
          }
          for (const { x } of spots) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(x + card).toBeLessThanOrEqual(room.width + 0.01);
          }
        }
    }
  });

  it("finds the index of the card under its visible part", () => {
    for (const room of [PHONE, LAPTOP]) {
      const { spots, card } = fan(14, room);
      spots.forEach((spot, place) => {
        expect(placeAt(spots, card, spot.x + 20, spot.y + 25)).toBe(place);
      });
    }
  });

  it("is empty without cards", () => {
    expect(fan(0, PHONE).spots).toEqual([]);
  });
});
