/** Where the pages of a tournament are. */
import type { Place } from "./keys";

export const TOURNAMENTS = "/tournaments";

export function hallPath(id: string): string {
  return `${TOURNAMENTS}/${id}`;
}

export function wallPath(id: string): string {
  return `${hallPath(id)}/wall`;
}

export function listPath(id: string, { series, table }: Place): string {
  return `${hallPath(id)}/list/${series}/${table}`;
}
