/** What can go wrong at a table, as the director chooses it. */
import type { IncidentKind } from "../../wire/generated";

/** In the order in which they come up in a game. */
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

const ABOUT_SOMEBODY: readonly IncidentKind[] = [
  "wrong-count-in-play",
  "too-few-at-end",
  "too-many-at-end",
  "hand-thrown-in",
];

/** Whether it matters whose doing it was. */
export function isAboutSomebody(kind: IncidentKind): boolean {
  return ABOUT_SOMEBODY.includes(kind);
}

/** The game that is meant most of the time: the running one, or the one that was just entered. */
export function likelyGame(kind: IncidentKind, entered: number, games: number): number {
  if (kind === "hand-thrown-in") return Math.max(entered, 1);
  return Math.min(entered + 1, games);
}
