/** Where the cards of a hand lie: a fan, in as many rows as fingers and old eyes need. */

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

export interface Room {
  width: number;
  card: number;
}

/** Of each card at least so much is free to be touched. */
export const TOUCH = 44;
const SHAPE = 7 / 5;
const WIDEST_STEP = 0.66;
/** So much of a row stays free of the row before it: rank and suit. */
const ROW = 0.6;
const MOST_ROWS = 3;
const LIFT = 0.24;
/** Cards that are turned need a little more room at both ends. */
const TILT = 0.26;

export function fan(count: number, { width, card }: Room): Fan {
  const height = card * SHAPE;
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
    // A last row that is shorter stands in the middle below the others.
    const indent = ((longest - here) * step) / 2;
    for (let place = 0; place < here; place += 1) {
      const away = place - (here - 1) / 2;
      const turn = rows === 1 ? Math.min(1.5, 16 / here) : 0;
      spots.push({
        x: left + indent + place * step,
        y: lift + row * height * ROW + (turn * away * away * card) / 640,
        angle: away * turn,
      });
    }
  }
  const lowest = Math.max(...spots.map((spot) => spot.y));
  return { spots, height: lowest + height, rows };
}

function stepFor(longest: number, { width, card }: Room): number {
  const free = longest > 1 ? (width - card) / (longest - 1) : card;
  return Math.max(1, Math.min(card * WIDEST_STEP, free));
}

function rowsFor(count: number, room: Room): number {
  const enough = Math.min(TOUCH, room.card * WIDEST_STEP);
  if (stepFor(count, room) >= enough) return 1;
  const upright = { ...room, width: room.width + room.card * TILT };
  for (let rows = 2; rows < MOST_ROWS; rows += 1)
    if (stepFor(Math.ceil(count / rows), upright) >= enough) return rows;
  return MOST_ROWS;
}

/** The place in the hand that lies under a point: where a card is put that is let go there. */
export function placeAt(spots: readonly Spot[], card: number, x: number, y: number): number {
  const height = card * SHAPE;
  let best = 0;
  let least = Infinity;
  spots.forEach((spot, place) => {
    // What is free of a card is its upper left part: to be near is to be near that.
    const away = Math.hypot(x - (spot.x + card * 0.35), (y - (spot.y + height * 0.3)) * 1.4);
    if (away < least) [best, least] = [place, away];
  });
  return best;
}
