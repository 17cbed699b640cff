/** Paths of the tournament pages. */
import type { ListRef } from "./access-keys";

export const TOURNAMENTS = "/tournaments";

export function hallPath(id: string): string {
  return `${TOURNAMENTS}/${id}`;
}

export function wallPath(id: string): string {
  return `${hallPath(id)}/wall`;
}

export function listPath(id: string, { series, table }: ListRef): string {
  return `${hallPath(id)}/list/${series}/${table}`;
}
