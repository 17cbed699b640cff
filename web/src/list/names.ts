/** Names of the players at a table. */
import { label, marksOf } from "../tournament/labels";
import { joinNames } from "../tournament/person-names";
import type { ListSeen, TableNow } from "../wire/generated";

/** The name of a seat, with a mark if there is a namesake in the tournament. */
export function nameOf(list: Pick<ListSeen, "seats">, seat: number): string {
  const found = list.seats[seat - 1];
  if (!found) return String(seat);
  // A list that an older page has stored has no marks.
  return label(found.name, found.mark || marksOf(list.seats).get(found.number));
}

/** The names of the people who sit at a table now. */
export function seatNames({ seats }: TableNow): string {
  return joinNames(seats.map(({ name, mark }) => label(name, mark)));
}

/** The seat that keeps the list: seat 1, or the next one if seat 1 has left (V3.1). */
export function keeperSeat(list: ListSeen): number {
  return list.signers[0] ?? 1;
}
