/** A chart of what everybody has left in hand after each turn, as places on a sheet. */
import type { Replay } from "../wire/generated";
import type { Position } from "./film";

export const HEIGHT = 250;
/** Room for the numbers on the left and below. */
export const LEFT = 46;
export const RIGHT = 12;
const TOP = 12;
const BOTTOM = 34;
const LINES = 4;
/** The least room between two numbers of turns. */
const APART = 48;

export interface Line {
  seat: number;
  points: number[];
  path: string;
  /** Where the line ends. */
  x: number;
  y: number;
}

export interface Chart {
  lines: Line[];
  /** The numbers on the left, each with its height. */
  levels: { points: number; y: number }[];
  /** The numbers of turns below, each with its place. */
  turns: { turn: number; x: number }[];
}

/** A round number of points that so many steps of reach the most. */
export function stepFor(most: number, lines = LINES): number {
  const wanted = Math.max(most, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const found = [1, 2, 5, 10].find((one) => one * power >= wanted) ?? 10;
  return Math.max(1, found * power);
}

export function chartOf(replay: Replay, positions: readonly Position[], width: number): Chart {
  const after = replay.turns.map((step) => positions[step]?.points ?? []);
  const most = Math.max(1, ...after.flat().map((points) => points ?? 0));
  const step = stepFor(most);
  const top = Math.ceil(most / step) * step;
  const height = (points: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - points / top);
  const lines = replay.playing
    .toSorted((one, other) => one - other)
    .map((seat) => {
      const points = after.map((all) => all[seat - 1] ?? 0);
      const places = points.map(
        (value, turn) => [placeOf(turn, replay, width), height(value)] as const,
      );
      const [x, y] = places.at(-1) ?? [LEFT, TOP];
      const path = places.map(([px, py], at) => `${at ? "L" : "M"}${round(px)} ${round(py)}`);
      return { seat, points, path: path.join(""), x, y };
    });
  const levels = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => ({
    points: at * step,
    y: height(at * step),
  }));
  return { lines, levels, turns: turnMarks(replay, width) };
}

/** Where a turn stands, from left to right. */
export function placeOf(turn: number, replay: Replay, width: number): number {
  const last = Math.max(1, replay.turns.length - 1);
  return LEFT + ((width - LEFT - RIGHT) * turn) / last;
}

/** The turn that is nearest to a place. */
export function turnAt(x: number, replay: Replay, width: number): number {
  const last = Math.max(1, replay.turns.length - 1);
  const turn = Math.round(((x - LEFT) / (width - LEFT - RIGHT)) * last);
  return Math.min(Math.max(turn, 0), replay.turns.length - 1);
}

/** How many turns are over at a step, the one that runs counted by how much of it is played. */
export function turnsOver(step: number, replay: Replay): number {
  const over = replay.turns.findLastIndex((one) => one <= step);
  const begun = replay.turns[over] ?? 0;
  const next = replay.turns[over + 1];
  return next === undefined ? over : over + (step - begun) / (next - begun);
}

function turnMarks(replay: Replay, width: number): { turn: number; x: number }[] {
  const last = replay.turns.length - 1;
  const step = stepFor(last, Math.max(2, Math.floor(width / APART)));
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => ({
    turn: at * step,
    x: placeOf(at * step, replay, width),
  }));
}

function round(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
