/** A colour for each seat: the same on the avatar of a player and at the edge of their melds. */

/** Light colours, which stand out from every felt and carry dark text. */
const COLOURS = ["#8ecbff", "#ffab91", "#d9bdff", "#c9e77f", "#ff9fd0", "#7fe0d4"] as const;

/** Returns the colour of a seat, counted from 1. */
export function seatColour(seat: number): string {
  return COLOURS[(Math.max(1, seat) - 1) % COLOURS.length] ?? COLOURS[0];
}
