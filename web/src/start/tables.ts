/** Tables listed by the server. */
import { ask, Problem } from "../lib/api";
import { forgetTable, recentTables } from "../lib/recent-tables";
import type { ListedTable } from "../wire/generated";

export function fetchTables(): Promise<ListedTable[]> {
  return ask("GET /api/tables");
}

/** Recently opened tables with a game to resume. */
export async function resumableTables(): Promise<ListedTable[]> {
  const found = await Promise.all(
    recentTables().map((table) =>
      ask("GET /api/tables/{table}", { params: { table } }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "no-table") forgetTable(table);
        return null;
      }),
    ),
  );
  const existing = found.filter((one) => one !== null);
  return existing.filter((one) => one.phase !== "closed" && one.phase !== "over");
}

/** The message id for the phase of a table. */
export function phaseKey(one: ListedTable): string {
  if (one.phase === "playing") return "page-playing-now";
  return one.phase === "open" ? "page-waits-for-players" : "page-between-games";
}
