/** Where the pages of a tournament are. */
import type { Place } from "./keys";

export const TOURNAMENTS = "/tournaments";

/** An address that only its own computer knows: phones would look for it in themselves. */
export function isAlone(host: string): boolean {
  return /^(localhost|127\..*|\[::1\]|.*\.localhost)$/.test(host);
}

/** What phones are to open; the computer of the server may have opened the page as itself. */
export function reached(address: string, here: Location = location): string {
  return isAlone(here.hostname) ? address : here.origin;
}

export function hallPath(id: string): string {
  return `${TOURNAMENTS}/${id}`;
}

export function wallPath(id: string): string {
  return `${hallPath(id)}/wall`;
}

export function listPath(id: string, { series, table }: Place): string {
  return `${hallPath(id)}/list/${series}/${table}`;
}
