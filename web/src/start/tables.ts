/** Tables listed by the server. */
import { ask, Problem } from "../lib/api";
import { forgetTable, recentTables } from "../lib/recent-tables";
import { say } from "../lib/words.svelte";
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

/** The phase of a table in words: "waiting for players · 2 free seats". */
export function phaseText(one: ListedTable): string {
  if (one.phase === "playing") return say("page-playing-now");
  if (one.phase !== "open") return say("page-between-games");
  const free = one.free > 0 ? [say("page-free-seats", { n: one.free })] : [];
  return [say("page-waits-for-players"), ...free].join(" · ");
}

/** A list in words: "Anna, Ben and 2 bots". */
export function inWords(names: readonly string[]): string {
  const [last = "", ...before] = [...names].reverse();
  return before.length === 0 ? last : say("page-and", { first: before.reverse().join(", "), last });
}
