/** The kinds of incidents at a table. */
import type { IncidentKind } from "../wire/generated";

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
