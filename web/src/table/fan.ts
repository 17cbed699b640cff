/**
 * Layout of a hand: a fan, in more rows if cards would be too narrow to touch or read.
 *
 * Melds in the hand stand apart from their neighbours, and none is split over two rows. The height depends
 * on the number of cards alone: an arrangement that needs more rows has smaller cards.
 */

export interface Spot {
  x: number;
  y: number;
  /** In degrees. */
  angle: number;
}

export interface Fan {
  spots: Spot[];
  height: number;
  rows: number;
  /** Width of a card. */
  card: number;
}

export interface FanSize {
  width: number;
  /** Largest width of a card. */
  card: number;
}

export interface FanOptions {
  /** Number of cards that the fan must have room for: it has the rows and the height that they need. */
  most?: number;
  /** Numbers of cards of the melds at the start of the hand. */
  melds?: readonly number[];
}

/** Minimum visible width and height of a card in pixels, for touch. */
export const MIN_TOUCH_PX = 44;
/** Least gap between melds. */
export const MIN_GAP_PX = 8;
const ASPECT_RATIO = 7 / 5;
const MAX_STEP = 0.66;
/** Smaller cards have room beside each other. */
const MAX_STEP_OF_SMALLER = 1.04;
/** Part of a card's height that the next row leaves visible: rank and suit. */
const ROW_STEP = 0.62;
const MAX_ROWS = 3;
/** Cards are not made smaller than this, relative to their largest width. Long runs overlap more instead. */
const LEAST_CARD = 0.7;
/** Room above the cards for picked ones, in one row and in several. */
const LIFT = 0.24;
const ROWS_LIFT = 0.14;
/** Extra width for rotated cards, relative to the card width. */
const TILT = 0.26;
/** Gap between melds, relative to the visible width of a card. */
const MELD_GAP = 0.5;

/** A row, as the numbers of cards that stand together. */
type Row = readonly number[];

/** Returns the layout of `count` cards. */
export function fan(
  count: number,
  size: FanSize,
  { most = count, melds = [] }: FanOptions = {},
): Fan {
  const needed = Math.max(count, most, 1);
  const isOneRow = cardFor([[needed]], size) >= size.card;
  const height = heightOf(isOneRow ? 1 : 2, size.card, needed);
  const reserved = largest(isOneRow ? 1 : 2, (rows) => splitEvenly(needed, rows), size, height);
  const chosen =
    melds.length > 0
      ? largest(1, (rows) => splitMelds(count, melds, rows), size, height)
      : { ...reserved, split: splitEvenly(count, reserved.rows) };
  const { rows, split } = chosen;
  const card = Math.max(chosen.card, size.card * LEAST_CARD);
  if (count === 0) return { spots: [], height, rows, card };
  const { step, gap } = spacing(split, { ...size, card }, card < size.card);
  const lift = height - heightOf(rows, card, needed) + liftOf(rows, card);
  const spots: Spot[] = [];
  split.forEach((row, at) => {
    const here = cardsIn(row);
    const turn = rows === 1 ? turnOf(here) : 0;
    let x = (size.width - card - step * (here - 1) - gap * (row.length - 1)) / 2; // shorter rows are centred
    let place = 0;
    for (const cards of row) {
      for (let next = 0; next < cards; next += 1, place += 1, x += step) {
        const away = place - (here - 1) / 2;
        spots.push({
          x,
          y: lift + at * card * ASPECT_RATIO * ROW_STEP + (turn * away * away * card) / 640,
          angle: away * turn,
        });
      }
      x += gap;
    }
  });
  return { spots, height, rows, card };
}

interface Candidate {
  rows: number;
  split: Row[];
  /** Width of a card. */
  card: number;
}

/** Returns the number of rows, from `least`, that allows the largest cards. */
function largest(
  least: number,
  splitInto: (rows: number) => Row[],
  size: FanSize,
  height: number,
): Candidate {
  let best: Candidate | undefined;
  for (let rows = least; rows <= MAX_ROWS; rows += 1) {
    const split = splitInto(rows);
    const highest = (height / heightOf(rows, 1, Math.max(...split.map(cardsIn)))) * 1.0001;
    const card = Math.min(size.card, highest, cardFor(split, size));
    if (best === undefined || card > best.card + 0.5) best = { rows, split, card };
  }
  return best ?? { rows: 1, split: [], card: size.card };
}

/** The largest cards of which enough is visible in every row. */
function cardFor(split: readonly Row[], { width }: FanSize): number {
  const covered = Math.max(
    ...split.map((row) => (cardsIn(row) - 1) * MIN_TOUCH_PX + (row.length - 1) * MIN_GAP_PX),
  );
  return (width - covered) / (split.length === 1 ? 1 + TILT : 1);
}

/** The visible width of covered cards and the gap between melds, the same in all rows. */
function spacing(
  split: readonly Row[],
  { width, card }: FanSize,
  isSmaller: boolean,
): { step: number; gap: number } {
  const free = width - card * (split.length === 1 ? 1 + TILT : 1);
  const widest = Math.max(MIN_TOUCH_PX, card * (isSmaller ? MAX_STEP_OF_SMALLER : MAX_STEP));
  const steps = split.map((row) => {
    const [covered, gaps] = [cardsIn(row) - 1, row.length - 1];
    if (covered === 0) return widest;
    const least = Math.min(MIN_TOUCH_PX, (free - gaps * MIN_GAP_PX) / covered);
    return Math.max(free / (covered + gaps * MELD_GAP), least);
  });
  const step = Math.max(1, Math.min(widest, ...steps));
  const gaps = split.map((row) =>
    row.length > 1 ? (free - step * (cardsIn(row) - 1)) / (row.length - 1) : Infinity,
  );
  return { step, gap: Math.max(0, Math.min(step * MELD_GAP, ...gaps)) };
}

function cardsIn(row: Row): number {
  return row.reduce((sum, cards) => sum + cards, 0);
}

/** The length of a row in visible widths of a card. */
function lengthOf(row: Row): number {
  return cardsIn(row) + Math.max(0, row.length - 1) * MELD_GAP;
}

function heightOf(rows: number, card: number, most: number): number {
  const covered = (rows - 1) * card * ASPECT_RATIO * ROW_STEP;
  return liftOf(rows, card) + covered + card * ASPECT_RATIO + (rows === 1 ? arc(most, card) : 0);
}

function liftOf(rows: number, card: number): number {
  return card * (rows === 1 ? LIFT : ROWS_LIFT);
}

function splitEvenly(count: number, rows: number): Row[] {
  const longest = Math.ceil(count / rows);
  return Array.from({ length: Math.ceil(count / longest) }, (_, row) => [
    Math.min(longest, count - row * longest),
  ]);
}

/** Splits melds and single cards into rows whose longest is as short as possible. */
function splitMelds(count: number, melds: readonly number[], rows: number): Row[] {
  const laid = melds.reduce((sum, cards) => sum + cards, 0);
  const single = [[...melds, ...(count > laid ? [count - laid] : [])]];
  let best: Row[] = single;
  for (let limit = 1; limit < Math.max(...single.map(lengthOf)); limit += MELD_GAP / 2) {
    const split = splitWithin(limit, melds, count - laid);
    if (split.length > rows) continue;
    best = split;
    break;
  }
  return best;
}

/** Fills row after row up to a length. A meld that is longer has a row of its own. */
function splitWithin(limit: number, melds: readonly number[], rest: number): Row[] {
  const rows: number[][] = [[]];
  for (const meld of melds) {
    const row = rows.at(-1) ?? [];
    if (row.length === 0 || lengthOf([...row, meld]) <= limit) row.push(meld);
    else rows.push([meld]);
  }
  let left = rest;
  while (left > 0) {
    const row = rows.at(-1) ?? [];
    const free = Math.floor(limit - lengthOf(row) - (row.length > 0 ? MELD_GAP : 0));
    const taken = Math.min(left, row.length === 0 ? Math.max(1, free) : Math.max(0, free));
    if (taken > 0) row.push(taken);
    left -= taken;
    if (left > 0) rows.push([]);
  }
  return rows;
}

/** By how many degrees neighbours in a single row differ. */
function turnOf(count: number): number {
  return Math.min(1.5, 16 / Math.max(1, count));
}

/** By how much the outer cards of a single row reach lower than the middle. */
function arc(count: number, card: number): number {
  const away = Math.max(0, count - 1) / 2;
  const corner = (Math.sin((turnOf(count) * away * Math.PI) / 180) * card) / 2;
  return (turnOf(count) * away * away * card) / 640 + corner;
}

/** The index in the hand nearest to a point, where a card dropped there is inserted. */
export function placeAt(spots: readonly Spot[], card: number, x: number, y: number): number {
  const height = card * ASPECT_RATIO;
  let best = 0;
  let least = Infinity;
  spots.forEach((spot, place) => {
    // Measure from the upper left part of the card, which is visible.
    const away = Math.hypot(x - (spot.x + card * 0.35), (y - (spot.y + height * 0.3)) * 1.4);
    if (away < least) [best, least] = [place, away];
  });
  return best;
}
