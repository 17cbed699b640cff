/** Where the pages of a tournament are. */
import type { Place } from "./keys";

export const TOURNAMENTS = "/t";

export function hallPath(id: string): string {
  return `/t/${id}`;
}

export function wallPath(id: string): string {
  return `/t/${id}/wall`;
}

export function listPath(id: string, { series, table }: Place): string {
  return `/t/${id}/list/${series}/${table}`;
}
