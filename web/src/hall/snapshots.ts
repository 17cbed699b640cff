/** Stores the last overview of each tournament, for halls with an unreliable network. */
import type { Overview, Ranking } from "../wire/generated";

const SNAPSHOT_PREFIX = "romme-hall-";
const NUMBER_PREFIX = "romme-me-";
const MAX_SNAPSHOTS = 5;

export interface HallSnapshot {
  /** When the overview was fetched, by the clock of this device. */
  at: number;
  seen: Overview;
  rankings: Record<string, Ranking>;
}

export function loadSnapshot(id: string): HallSnapshot | null {
  try {
    return JSON.parse(localStorage.getItem(SNAPSHOT_PREFIX + id) ?? "null") as HallSnapshot | null;
  } catch {
    return null;
  }
}

export function saveSnapshot(id: string, snapshot: HallSnapshot): void {
  try {
    localStorage.setItem(SNAPSHOT_PREFIX + id, JSON.stringify(snapshot));
    evictOldest();
  } catch {
    localStorage.removeItem(SNAPSHOT_PREFIX + id); // storage is full: no snapshot is better than an old one
  }
}

/** Tournaments opened on this device, the latest first. */
export function recentTournaments(): { id: string; at: number; name: string }[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(SNAPSHOT_PREFIX))
    .map((name) => name.slice(SNAPSHOT_PREFIX.length))
    .flatMap((id) => {
      const found = loadSnapshot(id);
      return found ? [{ id, at: found.at, name: found.seen.name }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

function evictOldest(): void {
  for (const { id } of recentTournaments().slice(MAX_SNAPSHOTS))
    localStorage.removeItem(SNAPSHOT_PREFIX + id);
}

/** The start number of this device's user; 0 if unknown. */
export function ownNumber(id: string): number {
  return Number(localStorage.getItem(NUMBER_PREFIX + id) ?? "0") || 0;
}

export function setOwnNumber(id: string, number: number): void {
  if (number === 0) localStorage.removeItem(NUMBER_PREFIX + id);
  else localStorage.setItem(NUMBER_PREFIX + id, String(number));
}
