/**
 * What opens a tournament on this device. A key comes with a link, behind the `#`, where no server
 * and no log sees it; it is kept here, and taken out of the address, which people show around.
 */

/** The list of a table in a series. */
export interface Place {
  series: number;
  table: number;
}

const KEPT = "romme-key-";

function name(id: string, place?: Place): string {
  return place ? `${KEPT}${id}-${place.series}-${place.table}` : `${KEPT}${id}`;
}

/** Keeps the key of the link that one came by, if it has one. */
export function takeKey(id: string, place?: Place): void {
  const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return;
  keepKey(found, id, place);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function keepKey(key: string, id: string, place?: Place): void {
  localStorage.setItem(name(id, place), key);
}

export function forgetKey(id: string, place?: Place): void {
  localStorage.removeItem(name(id, place));
}

/** The key of a list, or else of the office, which opens every list; null for the public. */
export function keyOf(id: string, place?: Place): string | null {
  return (place ? localStorage.getItem(name(id, place)) : null) ?? localStorage.getItem(name(id));
}

/** The tournaments whose office this device can open. */
export function ownKeys(): string[] {
  return Object.keys(localStorage)
    .filter((one) => one.startsWith(KEPT))
    .map((one) => one.slice(KEPT.length))
    .filter((id) => !/-\d+-\d+$/.test(id));
}
