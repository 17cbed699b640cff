/** The progress of a list. */
import type { TableSeen } from "../../wire/generated";

export type Progress = "waiting" | "playing" | "differs" | "signing" | "finished";

export function progressOf(
  table: Pick<TableSeen, "entered" | "games" | "finished" | "differences">,
): Progress {
  if (table.finished) return "finished";
  if (table.differences > 0) return "differs";
  if (table.entered >= table.games) return "signing";
  return table.entered === 0 ? "waiting" : "playing";
}
