/** The positions of a game, one for each step, and where in it one is. */
import type { Card } from "../wire/commands";
import type { Decision, GameEvent, Position as PositionChange, Replay } from "../wire/generated";

/** A position, whole; every card is open. */
export type Position = Required<PositionChange>;

const NOTHING: Position = {
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

/** Puts the positions together: a step tells only what has become different. */
export function positionsOf(replay: Replay): Position[] {
  let now = NOTHING;
  return replay.steps.map((step) => (now = { ...now, ...step.position }));
}

/** The decision that a step belongs to, if it is one of a player's. */
export function decisionAt(replay: Replay, step: number): Decision | null {
  return replay.decisions.find((one) => one.first <= step && step <= one.last) ?? null;
}

/** The seats in the order in which they sit, beginning with the one to the left of somebody. */
export function around(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, place) => ((own + place) % seats) + 1);
}

/** What a step has touched, to be pointed out. */
export interface Touched {
  /** The seat whose hand a card came into, and the card. */
  drawn: { seat: number; card: Card } | null;
  /** Melds, counted from 1. */
  melds: number[];
  pile: boolean;
}

export function touched(events: readonly GameEvent[], melds: number): Touched {
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

export const SPEEDS = { slow: 2800, normal: 1400, fast: 700 } as const;
export type Speed = keyof typeof SPEEDS;
