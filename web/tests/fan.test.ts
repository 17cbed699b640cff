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
