import { describe, expect, it } from "vitest";

import {
  GAP_PX,
  meldLayout,
  type MeldLayout,
  type MeldMeasures,
  type MeldShape,
} from "../src/table/meld-layout";

const MEASURES: MeldMeasures = {
  comfortable: 60,
  legible: 29,
  name: 18,
  tile: { width: 54, height: 44 },
};
const PHONE = { width: 280, height: 300 };
const LAPTOP = { width: 780, height: 370 };

/** Melds of three to seven cards, the first of every fourth with a name. */
function melds(count: number): MeldShape[] {
  return Array.from({ length: count }, (_, at) => ({
    cards: 3 + ((at * 3) % 5),
    named: at % 4 === 0,
  }));
}

/** The lowest point of the melds when they flow in rows. */
function bottom({ widths, height }: MeldLayout, width: number): number {
  let [rows, left] = [1, width + GAP_PX];
  for (const one of widths) {
    if (left < one + GAP_PX - 0.01) [rows, left] = [rows + 1, width + GAP_PX];
    left -= one + GAP_PX;
  }
  return rows * height + (rows - 1) * GAP_PX;
}

describe("the layout of melds", () => {
  it("shows every meld inside the field, whatever their number", () => {
    for (const field of [PHONE, LAPTOP])
      for (let count = 0; count <= 16; count += 1) {
        const layout = meldLayout(melds(count), field, MEASURES);
        expect(layout.widths).toHaveLength(count);
        expect(layout.scrolls).toBe(false);
        for (const width of layout.widths) expect(width).toBeLessThanOrEqual(field.width + 0.01);
        expect(bottom(layout, field.width)).toBeLessThanOrEqual(field.height + 0.01);
      }
  });

  it("uses the comfortable size while there is room, and never less than the legible one", () => {
    expect(meldLayout(melds(2), PHONE, MEASURES)).toMatchObject({ card: 60, collapsed: false });
    const many = meldLayout(melds(9), PHONE, MEASURES);
    expect(many.collapsed).toBe(false);
    expect(many.card).toBeLessThan(60);
    expect(many.card).toBeGreaterThanOrEqual(29);
  });

  it("leaves rank and suit of each covered card visible", () => {
    for (let count = 1; count <= 12; count += 1) {
      const layout = meldLayout(melds(count), PHONE, MEASURES);
      if (layout.collapsed) continue;
      for (const step of layout.steps)
        expect(step).toBeGreaterThanOrEqual(layout.card * 0.44 - 0.01);
    }
  });

  it("squeezes a long run into a row before all melds become smaller", () => {
    const { card, widths } = meldLayout([{ cards: 9, named: true }], PHONE, MEASURES);
    expect(card).toBeGreaterThan(50);
    expect(widths[0]).toBeLessThanOrEqual(PHONE.width);
  });

  it("collapses all melds to tiles of at least the given size, which share the field", () => {
    const field = { width: 280, height: 200 };
    const layout = meldLayout(melds(15), field, MEASURES);
    expect(layout).toMatchObject({ collapsed: true, scrolls: false });
    expect(Math.min(...layout.widths)).toBeGreaterThanOrEqual(54);
    expect(layout.height).toBeGreaterThanOrEqual(44);
    expect(bottom(layout, field.width)).toBeLessThanOrEqual(field.height);
    expect(new Set(layout.widths).size).toBe(1);
  });

  it("scrolls only if not even tiles fit", () => {
    expect(meldLayout(melds(30), { width: 280, height: 200 }, MEASURES).scrolls).toBe(true);
  });
});
