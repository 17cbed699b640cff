/** What people at a table are called. */
import type { ListSeen } from "../tournament/types";

export function nameOf(list: ListSeen, seat: number): string {
  return list.seats[seat - 1]?.name ?? String(seat);
}

/** Who keeps the list: seat 1, or whoever is next if seat 1 has left (V3.1). */
export function keeperOf(list: ListSeen): number {
  return list.signers[0] ?? 1;
}
