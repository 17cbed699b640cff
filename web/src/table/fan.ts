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

/** Minimum visible width of a card in pixels, for touch. */
export const MIN_TOUCH_PX = 44;
const ASPECT_RATIO = 7 / 5;
const MAX_STEP = 0.66;
/** Part of a card's height that the next row leaves visible: rank and suit. */
const ROW_STEP = 0.6;
const MAX_ROWS = 3;
const LIFT = 0.24;
/** Extra width for rotated cards, relative to the card width. */
const TILT = 0.26;

export function fan(count: number, { width, card }: FanSize): Fan {
  const height = card * ASPECT_RATIO;
  const lift = card * LIFT;
  const room = { width: width - card * TILT, card };
  if (count === 0) return { spots: [], height: height + lift, rows: 1 };
  const rows = rowsFor(count, room);
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
      const turn = rows === 1 ? Math.min(1.5, 16 / here) : 0;
      spots.push({
        x: left + indent + place * step,
        y: lift + row * height * ROW_STEP + (turn * away * away * card) / 640,
        angle: away * turn,
      });
    }
  }
  const lowest = Math.max(...spots.map((spot) => spot.y));
  return { spots, height: lowest + height, rows };
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
