/** Commands for the director only; helpers may give all others. Mirrors `romme.tournament.rights`. */

import type { TournamentCommand, You } from "../wire/generated";

export const DIRECTOR_ALONE = [
  "change-terms",
  "change-logo",
  "change-scoring",
  "finish",
  "reopen",
  "set-clock",
  "shift-clock",
  "withdraw",
  "draw-seats",
  "seat-by-hand",
  "adjust-seats",
  "begin-series",
  "join-table",
  "close-series",
  "record-incident",
  "record-ruling",
  "penalise",
  "lift-penalty",
  "record-lot",
  "undo-step",
] as const satisfies readonly TournamentCommand["do"][];

export type Right = (typeof DIRECTOR_ALONE)[number];

/** Whether a role may give a command, so that its button is shown. */
export function may(role: You["role"], right: Right): boolean {
  return role === "director" && DIRECTOR_ALONE.includes(right);
}
