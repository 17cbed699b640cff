/** The last picture of a tournament, for a hall where the network comes and goes. */
import type { Overview, Ranking } from "../wire/generated";

const KEPT = "romme-hall-";
const ME = "romme-me-";
const MOST = 5;

export interface Kept {
  /** When it was fetched, by the clock of this device. */
  at: number;
  seen: Overview;
  rankings: Record<string, Ranking>;
}

export function kept(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + id) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(id: string, picture: Kept): void {
  try {
    localStorage.setItem(KEPT + id, JSON.stringify(picture));
    tidy();
  } catch {
    localStorage.removeItem(KEPT + id); // no room: better none than an old one
  }
}

/** The tournaments that were looked at on this device, the latest first. */
export function looked(): { id: string; at: number; name: string }[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(KEPT))
    .map((name) => name.slice(KEPT.length))
    .flatMap((id) => {
      const found = kept(id);
      return found ? [{ id, at: found.at, name: found.seen.name }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

function tidy(): void {
  for (const { id } of looked().slice(MOST)) localStorage.removeItem(KEPT + id);
}

/** The start number of whoever holds this device; 0 = not said. */
export function me(id: string): number {
  return Number(localStorage.getItem(ME + id) ?? "0") || 0;
}

export function iAm(id: string, number: number): void {
  if (number === 0) localStorage.removeItem(ME + id);
  else localStorage.setItem(ME + id, String(number));
}
