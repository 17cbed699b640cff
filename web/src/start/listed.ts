/** Tables as the server lists them. */
import { ask, Problem } from "../lib/api";
import { forgetTable, recentTables } from "../lib/recent-tables";
import type { ListedTable } from "../wire/generated";

export function listed(): Promise<ListedTable[]> {
  return ask("GET /api/tables");
}

/** The tables where one was and can go on. */
export async function toGoOn(): Promise<ListedTable[]> {
  const found = await Promise.all(
    recentTables().map((table) =>
      ask("GET /api/tables/{table}", { params: { table } }).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "no-table") forgetTable(table);
        return null;
      }),
    ),
  );
  const there = found.filter((one) => one !== null);
  return there.filter((one) => one.phase !== "closed" && one.phase !== "over");
}

/** What a table is doing, as a key of the catalogues. */
export function doing(one: ListedTable): string {
  if (one.phase === "playing") return "page-playing-now";
  return one.phase === "open" ? "page-waits-for-players" : "page-between-games";
}
