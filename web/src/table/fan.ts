/** Layout of a hand: a fan, in more rows if cards would be too narrow to touch or read. */

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

/** Returns the layout of `count` cards, with the rows and the height that `most` cards need. */
export function fan(count: number, { width, card }: FanSize, most = count): Fan {
  const cardHeight = card * ASPECT_RATIO;
  const lift = card * LIFT;
  const room = { width: width - card * TILT, card };
  const rows = rowsFor(Math.max(count, most, 1), room);
  const height =
    lift + (rows - 1) * cardHeight * ROW_STEP + cardHeight + (rows === 1 ? arc(most, card) : 0);
  if (count === 0) return { spots: [], height, rows };
  const longest = Math.ceil(count / rows);
  const step = rows === 1 ? stepFor(longest, room) : stepFor(longest, { width, card });
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row += 1) {
    const here = Math.min(longest, count - row * longest);
    const left = (width - card - step * (longest - 1)) / 2;
    // Centre a shorter last row.
    const indent = ((longest - here) * step) / 2;
    for (let place = 0; place < here; place += 1) {
      const away = place - (here - 1) / 2;
      const turn = rows === 1 ? turnOf(here) : 0;
      spots.push({
        x: left + indent + place * step,
        y: lift + row * cardHeight * ROW_STEP + (turn * away * away * card) / 640,
        angle: away * turn,
      });
    }
  }
  return { spots, height, rows };
}

/** By how many degrees neighbours in a single row differ. */
function turnOf(count: number): number {
  return Math.min(1.5, 16 / Math.max(1, count));
}

/** By how much the outer cards of a single row lie lower than the middle. */
function arc(count: number, card: number): number {
  const away = Math.max(0, count - 1) / 2;
  return (turnOf(count) * away * away * card) / 640;
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
