import { describe, expect, it } from "vitest";

import { fan, placeAt, MIN_TOUCH_PX } from "../src/table/fan";

const PHONE = { width: 344, card: 70 };
const LAPTOP = { width: 960, card: 102 };

describe("a fan", () => {
  it("leaves room to touch each of fourteen cards on a phone", () => {
    for (let count = 1; count <= 14; count += 1) {
      const { spots } = fan(count, PHONE);
      for (const [at, spot] of spots.entries()) {
        const next = spots[at + 1];
        const free = next && next.x > spot.x ? next.x - spot.x : PHONE.card;
        expect(free, `card ${String(at)} of ${String(count)}`).toBeGreaterThanOrEqual(MIN_TOUCH_PX);
      }
    }
  });

  it("stays within its width and height", () => {
    for (const room of [PHONE, LAPTOP])
      for (let count = 1; count <= 20; count += 1) {
        const { spots, height } = fan(count, room);
        expect(spots).toHaveLength(count);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(-0.001);
          expect(x + room.card).toBeLessThanOrEqual(room.width + 0.001);
          expect(y + room.card * 1.4).toBeLessThanOrEqual(height + 0.001);
        }
      }
  });

  it("has one row if there is room, and two on a phone", () => {
    expect(fan(14, LAPTOP).rows).toBe(1);
    expect(fan(14, PHONE).rows).toBe(2);
    expect(fan(6, PHONE).rows).toBe(1);
  });

  it("has the height that the largest number of cards of a turn needs", () => {
    for (const room of [PHONE, LAPTOP])
      for (const most of [8, 14, 15]) {
        const { height, rows } = fan(most, room);
        for (let count = 0; count <= most; count += 1)
          expect(fan(count, room, { most })).toMatchObject({ height, rows });
      }
  });

  it("shows at least forty pixels of each of fifteen cards, in two rows on a phone", () => {
    const { spots, rows } = fan(15, { width: 356, card: 70 });
    expect(rows).toBe(2);
    const steps = spots
      .map((spot, at) => (spots[at + 1]?.x ?? Infinity) - spot.x)
      .filter((step) => step > 0);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(MIN_TOUCH_PX);
  });

  it("keeps each meld in one row, apart from its neighbours", () => {
    for (const melds of [[3, 3], [4, 5], [3, 4, 3], [7], [3, 3, 3, 3], [13]]) {
      const laid = melds.reduce((sum, cards) => sum + cards, 0);
      for (let count = laid; count <= 15; count += 1)
        for (const room of [PHONE, LAPTOP]) {
          const { spots, rows } = fan(count, room, { melds });
          const ys = spots.map(({ y }) => (rows === 1 ? 0 : y));
          const step = (spots[1]?.x ?? 0) - (spots[0]?.x ?? 0);
          let from = 0;
          for (const cards of melds) {
            const inMeld = ys.slice(from, from + cards);
            expect(new Set(inMeld).size, `${String(melds)} of ${String(count)}`).toBe(1);
            from += cards;
            const gap = (spots[from]?.x ?? Infinity) - (spots[from - 1]?.x ?? 0);
            if (ys[from] === inMeld[0]) expect(gap).toBeGreaterThan(step * 1.3);
          }
          for (const { x } of spots) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(x + room.card).toBeLessThanOrEqual(room.width + 0.01);
          }
        }
    }
  });

  it("finds the index of the card under its visible part", () => {
    for (const room of [PHONE, LAPTOP]) {
      const { spots } = fan(14, room);
      spots.forEach((spot, place) => {
        expect(placeAt(spots, room.card, spot.x + 20, spot.y + 25)).toBe(place);
      });
    }
  });

  it("is empty without cards", () => {
    expect(fan(0, PHONE).spots).toEqual([]);
  });
});
