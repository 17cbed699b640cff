/** The positions of a replayed game, one per step. */
import type { Card } from "../wire/commands";
import type { Decision, GameEvent, Position as PositionChange, Replay } from "../wire/generated";

/** A complete position with all cards visible. */
export type Position = Required<PositionChange>;

const EMPTY_POSITION: Position = {
  turn: null,
  hands: [],
  points: [],
  melds: [],
  wrong: [],
  opened: [],
  stock: 0,
  open: 0,
  top: null,
  taken: null,
  pending: 0,
};

/** Builds all positions; each step contains only what changed. */
export function positionsOf(replay: Replay): Position[] {
  let now = EMPTY_POSITION;
  return replay.steps.map((step) => (now = { ...now, ...step.position }));
}

/** The decision that a step belongs to, or null. */
export function decisionAt(replay: Replay, step: number): Decision | null {
  return replay.decisions.find((one) => one.first <= step && step <= one.last) ?? null;
}

/** The other seats in clockwise order, starting left of `own`. */
export function otherSeats(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, place) => ((own + place) % seats) + 1);
}

/** The changes of a step, to highlight them. */
export interface Touched {
  /** The card drawn into a hand. */
  drawn: { seat: number; card: Card } | null;
  /** Numbers of melds, from 1. */
  melds: number[];
  pile: boolean;
}

export function touchedBy(events: readonly GameEvent[], melds: number): Touched {
  const found: Touched = { drawn: null, melds: [], pile: false };
  for (const event of events) {
    if (event.is === "drew" && event.into_hand !== false)
      found.drawn = { seat: event.seat, card: event.card ?? "" };
    else if (event.is === "laid-down") found.melds.push(melds);
    else if (event.is === "laid-off") found.melds.push(event.onto);
    else if (event.is === "swapped") found.melds.push(event.into);
    else if (event.is === "discarded" || event.is === "gave-back") found.pile = true;
  }
  return found;
}

/** Milliseconds per step. */
export const SPEEDS = { slow: 2800, normal: 1400, fast: 700 } as const;
export type Speed = keyof typeof SPEEDS;
