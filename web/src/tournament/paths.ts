/** Where the pages of a tournament are. */
import type { Place } from "./keys";

export const TOURNAMENTS = "/t";

/**
 * The address of one; tables are below `/t` too. The server's names for tournaments (`_name` in
 * organiser.py) are shorter than those for tables (`_name` in hub.py), or as long as some of them
 * but of hexadecimal digits alone.
 */
export const TOURNAMENT = /^\/t\/([0-9a-f]{16}|[\w-]{12})$/;

export function hallPath(id: string): string {
  return `/t/${id}`;
}

export function wallPath(id: string): string {
  return `/t/${id}/wall`;
}

export function listPath(id: string, { series, table }: Place): string {
  return `/t/${id}/list/${series}/${table}`;
}
