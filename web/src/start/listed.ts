/** Tables as the server lists them. */
import { ask, Problem } from "../lib/api";
import { forget, visited } from "../lib/visited";
import type { TableTerms } from "../wire/generated";

export interface Listed {
  table: string;
  code: string;
  rules: string;
  seats: number;
  free: number;
  phase: string;
  /** Names of those who sit there. */
  people: string[];
  bots: number;
  terms: TableTerms;
}

export function listed(): Promise<Listed[]> {
  return ask<Listed[]>("GET", "/api/tables");
}

/** The tables where one was and can go on. */
export async function toGoOn(): Promise<Listed[]> {
  const found = await Promise.all(
    visited().map((name) =>
      ask<Listed>("GET", `/api/tables/${name}`).catch((error: unknown) => {
        if (error instanceof Problem && error.code === "no-table") forget(name);
        return null;
      }),
    ),
  );
  const there = found.filter((one) => one !== null);
  return there.filter((one) => one.phase !== "closed" && one.phase !== "over");
}

/** What a table is doing, as a key of the catalogues. */
export function doing(one: Listed): string {
  if (one.phase === "playing") return "page-playing-now";
  return one.phase === "open" ? "page-waits-for-players" : "page-between-games";
}
