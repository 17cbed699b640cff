/** Geometry of the chart: the card points in each hand after every turn. */
import type { Replay } from "../wire/generated";
import type { Position } from "./positions";

export const HEIGHT = 250;
/** Margins, with room for the labels on the left and at the bottom. */
export const LEFT = 46;
export const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;
const GRID_LINES = 4;
/** Minimum distance between two turn labels. */
const MIN_LABEL_DISTANCE = 48;

export interface Line {
  seat: number;
  points: number[];
  path: string;
  /** End point of the line. */
  x: number;
  y: number;
}

export interface Chart {
  lines: Line[];
  /** Labels of the vertical axis. */
  levels: { points: number; y: number }[];
  /** Labels of the horizontal axis. */
  turns: { turn: number; x: number }[];
}

/** A round step size such that about `lines` steps reach `max`. */
export function stepFor(max: number, lines = GRID_LINES): number {
  const wanted = Math.max(max, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const found = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return Math.max(1, found * power);
}

export function chartOf(replay: Replay, positions: readonly Position[], width: number): Chart {
  const after = replay.turns.map((step) => positions[step]?.points ?? []);
  const max = Math.max(1, ...after.flat().map((points) => points ?? 0));
  const step = stepFor(max);
  const top = Math.ceil(max / step) * step;
  const height = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / top);
  const lines = replay.playing
    .toSorted((one, other) => one - other)
    .map((seat) => {
      const points = after.map((all) => all[seat - 1] ?? 0);
      const coordinates = points.map(
        (value, turn) => [turnX(turn, replay, width), height(value)] as const,
      );
      const [x, y] = coordinates.at(-1) ?? [LEFT, TOP];
      const path = coordinates.map(([px, py], at) => `${at ? "L" : "M"}${round(px)} ${round(py)}`);
      return { seat, points, path: path.join(""), x, y };
    });
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => ({
    points: at * step,
    y: height(at * step),
  }));
  return { lines, levels, turns: turnMarks(replay, width) };
}

/** The x coordinate of a turn. */
export function turnX(turn: number, replay: Replay, width: number): number {
  const last = Math.max(1, replay.turns.length - 1);
  return LEFT + ((width - LEFT - RIGHT) * turn) / last;
}

/** The turn nearest to an x coordinate. */
export function turnAt(x: number, replay: Replay, width: number): number {
  const last = Math.max(1, replay.turns.length - 1);
  const turn = Math.round(((x - LEFT) / (width - LEFT - RIGHT)) * last);
  return Math.min(Math.max(turn, 0), replay.turns.length - 1);
}

/** Number of finished turns at a step, including the fraction of the running turn. */
export function turnsOver(step: number, replay: Replay): number {
  const over = replay.turns.findLastIndex((one) => one <= step);
  const begun = replay.turns[over] ?? 0;
  const next = replay.turns[over + 1];
  return next === undefined ? over : over + (step - begun) / (next - begun);
}

function turnMarks(replay: Replay, width: number): { turn: number; x: number }[] {
  const last = replay.turns.length - 1;
  const step = stepFor(last, Math.max(2, Math.floor(width / MIN_LABEL_DISTANCE)));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => ({
    turn: at * step,
    x: turnX(at * step, replay, width),
  }));
}

function round(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
