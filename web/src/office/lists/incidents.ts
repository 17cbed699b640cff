/** The kinds of incidents that the director can record. */
import type { IncidentKind } from "../../wire/generated";

/** Roughly in the order in which they occur in a game. */
export const KINDS: readonly IncidentKind[] = [
  "objection-in-time",
  "objection-too-late",
  "card-exposed",
  "unequal-hands",
  "several-wrong-hands",
  "wrong-count-in-play",
  "too-few-at-end",
  "too-many-at-end",
  "hand-thrown-in",
  "wrong-dealer",
];

const NEED_SEAT: readonly IncidentKind[] = [
  "wrong-count-in-play",
  "too-few-at-end",
  "too-many-at-end",
  "hand-thrown-in",
];

/** Whether an incident needs the seat that caused it. */
export function needsSeat(kind: IncidentKind): boolean {
  return NEED_SEAT.includes(kind);
}

/** The default game of an incident: the running game, or the one entered last. */
export function likelyGame(kind: IncidentKind, entered: number, games: number): number {
  if (kind === "hand-thrown-in") return Math.max(entered, 1);
  return Math.min(entered + 1, games);
}
