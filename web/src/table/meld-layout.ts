/** The size of the melds on the table: the largest at which all of them are visible. */

export interface MeldShape {
  /** Number of cards. */
  cards: number;
  /** Whether the name of the owner stands beside it: at the first meld of each owner. */
  named: boolean;
}

export interface FieldSize {
  width: number;
  height: number;
}

/** Measures in pixels that depend on the device and on large print. */
export interface MeldMeasures {
  /** Largest width of a card, which is used as long as there is room. */
  comfortable: number;
  /** Smallest width at which rank and suit are legible. */
  legible: number;
  /** Width of an owner's name, which is written upwards. */
  name: number;
  /** Least width and height of a collapsed meld. */
  tile: { width: number; height: number };
}

const MEASURES: MeldMeasures = {
  comfortable: 100,
  legible: 29,
  name: 18,
  tile: { width: 52, height: 44 },
};
const LARGE_MEASURES: MeldMeasures = {
  comfortable: 108,
  legible: 31,
  name: 22,
  tile: { width: 58, height: 44 },
};

/** Returns the measures for a field, in large print or not. */
export function measuresFor({ width, height }: FieldSize, isLarge: boolean): MeldMeasures {
  const measures = isLarge ? LARGE_MEASURES : MEASURES;
  // With few melds on a small field, cards of the hand's size would look lost.
  const most = Math.floor(Math.min(measures.comfortable, width / 6, height / 2.6));
  return { ...measures, comfortable: Math.max(measures.legible, most) };
}

export interface MeldLayout {
  /** Whether each meld is shrunk to a tile, because full ones do not fit. */
  collapsed: boolean;
  /** Width of a card. */
  card: number;
  /** Visible width of a card that another one covers. */
  steps: number[];
  /** Width of each meld, with its edge and padding. */
  widths: number[];
  /** Height of every meld. */
  height: number;
  /** Whether even tiles do not fit, so that the field scrolls. */
  scrolls: boolean;
}

/** Width of the coloured edge. */
export const EDGE_PX = 5;
/** Border and padding on each side of the cards. */
export const FRAME_PX = 4;
export const GAP_PX = 4;
const ASPECT_RATIO = 7 / 5;
/** Visible part of a covered card, from comfortable to the least that shows rank and suit. */
const STEP_RATIOS = [0.56, 0.5, 0.44];
const CARD_STEP_PX = 1;
/** How far tiles grow to share the field. */
const MOST_GROWTH = 1.6;

/** Returns the layout of all melds in a field. */
export function meldLayout(
  melds: readonly MeldShape[],
  field: FieldSize,
  measures: MeldMeasures,
): MeldLayout {
  for (let card = measures.comfortable; card >= measures.legible; card -= CARD_STEP_PX)
    for (const ratio of STEP_RATIOS) {
      const layout = fullLayout(melds, field, { card, ratio, name: measures.name });
      if (layout !== null && fits(layout, field)) return layout;
    }
  return tileLayout(melds.length, field, measures);
}

/** Tiles of equal size, as large as all of them can be in the field. */
function tileLayout(count: number, field: FieldSize, { tile, legible }: MeldMeasures): MeldLayout {
  const most = Math.max(1, columnsOf(field.width, tile.width));
  let [best, scale] = [{ width: shared(field.width, most), height: tile.height }, 0];
  for (let columns = 1; columns <= most; columns += 1) {
    const width = shared(field.width, columns);
    const height = shared(field.height, Math.ceil(count / columns));
    const grown = Math.min(width / tile.width, height / tile.height, MOST_GROWTH);
    if (grown >= 1 && grown > scale) [best, scale] = [{ width, height }, grown];
  }
  return {
    collapsed: true,
    card: legible,
    steps: Array.from({ length: count }, () => 0),
    widths: Array.from({ length: count }, () => Math.min(best.width, tile.width * MOST_GROWTH)),
    height: Math.min(best.height, tile.height * MOST_GROWTH),
    scrolls: scale === 0,
  };
}

/** The size of one of several parts that share the room, with gaps between them. */
function shared(room: number, parts: number): number {
  return Math.floor((room + GAP_PX) / parts) - GAP_PX;
}

function columnsOf(room: number, width: number): number {
  return Math.floor((room + GAP_PX) / (width + GAP_PX));
}

/** Melds with one width of a card; null if a meld does not fit into a row. */
function fullLayout(
  melds: readonly MeldShape[],
  field: FieldSize,
  { card, ratio, name }: { card: number; ratio: number; name: number },
): MeldLayout | null {
  const steps: number[] = [];
  const widths: number[] = [];
  for (const meld of melds) {
    const fixed = side(meld, name) + 2 * FRAME_PX + card;
    // A long run is squeezed into a row.
    const free = (field.width - fixed) / Math.max(1, meld.cards - 1);
    const step = Math.min(card * ratio, free);
    if (step < card * (STEP_RATIOS.at(-1) ?? 0) - 0.001) return null;
    steps.push(step);
    widths.push(fixed + step * (meld.cards - 1));
  }
  const height = card * ASPECT_RATIO + 2 * FRAME_PX;
  return { collapsed: false, card, steps, widths, height, scrolls: false };
}

function side(meld: MeldShape, name: number): number {
  return meld.named ? name : EDGE_PX;
}

/** Whether all melds are visible when they flow in rows. */
function fits({ widths, height }: MeldLayout, field: FieldSize): boolean {
  const rows = rowsOf(widths, field.width);
  return rows * height + Math.max(0, rows - 1) * GAP_PX <= field.height;
}

function rowsOf(widths: readonly number[], available: number): number {
  let rows = 0;
  let left = -1;
  for (const width of widths) {
    left -= GAP_PX + width;
    if (left >= -0.01 && rows > 0) continue;
    rows += 1;
    left = available - width;
  }
  return rows;
}
