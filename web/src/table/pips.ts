/** Shapes of the suits, and their positions on a card of 100 by 140 units. */
import type { Suit } from "../lib/cards";

/** Paths in a 100 by 100 view box. */
export const SUIT_PATHS: Record<Suit, string> = {
  H: "M50 92C20 66 6 50 6 31A22 22 0 0 1 50 26 22 22 0 0 1 94 31C94 50 80 66 50 92Z",
  D: "M50 4C60 22 73 38 88 50 73 62 60 78 50 96 40 78 27 62 12 50 27 38 40 22 50 4Z",
  C: "M50 6A20 20 0 0 1 66 38 20 20 0 1 1 56 66C57 78 60 86 68 93H32C40 86 43 78 44 66A20 20 0 1 1 34 38 20 20 0 0 1 50 6Z",
  S: "M50 4C72 30 92 42 92 60A20 20 0 0 1 57 71C58 81 61 87 68 93H32C39 87 42 81 43 71A20 20 0 0 1 8 60C8 42 28 30 50 4Z",
};

export interface Pip {
  x: number;
  y: number;
}

const [LEFT, MIDDLE, RIGHT] = [42, 62, 82] as const;
const [TOP, BOTTOM] = [24, 120] as const;
const HALF = (TOP + BOTTOM) / 2;

function column(x: number, count: number): Pip[] {
  const gap = (BOTTOM - TOP) / (count - 1);
  return Array.from({ length: count }, (_, at) => ({ x, y: TOP + at * gap }));
}

function between(rows: number, ...places: number[]): Pip[] {
  const gap = (BOTTOM - TOP) / (rows - 1);
  return places.map((place) => ({ x: MIDDLE, y: TOP + place * gap }));
}

/** Positions of the pips by rank. */
export const PIPS: Record<string, Pip[]> = {
  "2": column(MIDDLE, 2),
  "3": column(MIDDLE, 3),
  "4": [...column(LEFT, 2), ...column(RIGHT, 2)],
  "5": [...column(LEFT, 2), { x: MIDDLE, y: HALF }, ...column(RIGHT, 2)],
  "6": [...column(LEFT, 3), ...column(RIGHT, 3)],
  "7": [...column(LEFT, 3), ...between(3, 0.5), ...column(RIGHT, 3)],
  "8": [...column(LEFT, 3), ...between(3, 0.5, 1.5), ...column(RIGHT, 3)],
  "9": [...column(LEFT, 4), { x: MIDDLE, y: HALF }, ...column(RIGHT, 4)],
  T: [...column(LEFT, 4), ...between(4, 0.5, 2.5), ...column(RIGHT, 4)],
};

/** The transform of a pip; upside down in the lower half. */
export function pipTransform({ x, y }: Pip, size: number): string {
  const scale = size / 100;
  const turn = y > HALF + 1 ? " rotate(180)" : "";
  return `translate(${String(x)} ${String(y)})${turn} scale(${String(scale)}) translate(-50 -50)`;
}
