/** Names of the players at a table. */
import { label, marksOf } from "../tournament/labels";
import type { ListSeen } from "../wire/generated";

/** The name of a seat, with a mark if there is a namesake at the table. */
export function nameOf(list: Pick<ListSeen, "seats">, seat: number): string {
  const found = list.seats[seat - 1];
  return found ? label(found.name, marksOf(list.seats).get(found.number)) : String(seat);
}

/** The seat that keeps the list: seat 1, or the next one if seat 1 has left (V3.1). */
export function keeperSeat(list: ListSeen): number {
  return list.signers[0] ?? 1;
}
