/** What people at a table are called. */
import { label, marksOf } from "../tournament/labels";
import type { ListSeen } from "../wire/generated";

/** The name of somebody at a table, told apart from a namesake there. */
export function nameOf(list: Pick<ListSeen, "seats">, seat: number): string {
  const found = list.seats[seat - 1];
  return found ? label(found.name, marksOf(list.seats).get(found.number)) : String(seat);
}

/** Who keeps the list: seat 1, or whoever is next if seat 1 has left (V3.1). */
export function keeperOf(list: ListSeen): number {
  return list.signers[0] ?? 1;
}
