/**
 * Layout of a hand: a fan, in more rows if cards would be too narrow to touch or read.
 *
 * Melds in the hand stand apart from their neighbours, and none is split over two rows.
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
}

export interface FanSize {
  width: number;
  card: number;
}

export interface FanOptions {
  /** Number of cards that the fan must have room for: it has the rows and the height that they need. */
  most?: number;
  /** Numbers of cards of the melds at the start of the hand. */
  melds?: readonly number[];
}

/**
 * Minimum visible width of a card in pixels, for touch. The whole card is larger than 44 pixels; with this much of each
 * visible, fifteen cards have two rows on a phone.
 */
export const MIN_TOUCH_PX = 40;
const ASPECT_RATIO = 7 / 5;
const MAX_STEP = 0.66;
/** Part of a card's height that the next row leaves visible: rank and suit. */
const ROW_STEP = 0.6;
const MAX_ROWS = 3;
const LIFT = 0.24;
/** Extra width for rotated cards, relative to the card width. */
const TILT = 0.26;
/** Gap between melds, relative to the visible width of a card. */
const MELD_GAP = 0.5;

/** A row, as the numbers of cards that stand together. */
type Row = readonly number[];

/** Returns the layout of `count` cards. */
export function fan(
  count: number,
  { width, card }: FanSize,
  { most = count, melds = [] }: FanOptions = {},
): Fan {
  const cardHeight = card * ASPECT_RATIO;
  const lift = card * LIFT;
  const room = { width: width - card * TILT, card };
  const rows = rowsFor(Math.max(count, most, 1), room);
  const height =
    lift + (rows - 1) * cardHeight * ROW_STEP + cardHeight + (rows === 1 ? arc(most, card) : 0);
  if (count === 0) return { spots: [], height, rows };
  const split = melds.length > 0 ? splitMelds(count, melds, rows) : splitEvenly(count, rows);
  const longest = Math.max(...split.map(lengthOf));
  const step = stepFor(longest, rows === 1 ? room : { width, card });
  const spots: Spot[] = [];
  split.forEach((row, at) => {
    const here = row.reduce((sum, cards) => sum + cards, 0);
    const turn = rows === 1 ? turnOf(here) : 0;
    let x = (width - card - step * (lengthOf(row) - 1)) / 2; // shorter rows are centred
    let place = 0;
    for (const cards of row) {
      for (let next = 0; next < cards; next += 1, place += 1, x += step) {
        const away = place - (here - 1) / 2;
        spots.push({
          x,
          y: lift + at * cardHeight * ROW_STEP + (turn * away * away * card) / 640,
          angle: away * turn,
        });
      }
      x += step * MELD_GAP;
    }
  });
  return { spots, height, rows };
}

/** The length of a row in visible widths of a card. */
function lengthOf(row: Row): number {
  return row.reduce((sum, cards) => sum + cards, 0) + Math.max(0, row.length - 1) * MELD_GAP;
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

function stepFor(longest: number, { width, card }: FanSize): number {
  const free = longest > 1 ? (width - card) / (longest - 1) : card;
  return Math.max(1, Math.min(card * MAX_STEP, free));
}

function rowsFor(count: number, room: FanSize): number {
  const enough = Math.min(MIN_TOUCH_PX, room.card * MAX_STEP);
  if (stepFor(count, room) >= enough) return 1;
  const upright = { ...room, width: room.width + room.card * TILT };
  for (let rows = 2; rows < MAX_ROWS; rows += 1)
    if (stepFor(Math.ceil(count / rows), upright) >= enough) return rows;
  return MAX_ROWS;
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
