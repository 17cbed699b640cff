/**
 * Access keys to tournaments. A key arrives in the fragment of a link, which servers and logs do not
 * see. It is stored on this device and removed from the address, because people share addresses.
 */

/** Identifies the list of a table in a series. */
export interface ListRef {
  series: number;
  table: number;
}

const KEY_PREFIX = "romme-key-";

function storageKey(id: string, place?: ListRef): string {
  return place ? `${KEY_PREFIX}${id}-${place.series}-${place.table}` : `${KEY_PREFIX}${id}`;
}

/** Stores the key in the address, if there is one, and removes it from the address. */
export function takeKeyFromAddress(id: string, place?: ListRef): void {
  const found = /^#key=([\w.-]+)$/.exec(location.hash)?.[1];
  if (found === undefined) return;
  storeKey(found, id, place);
  history.replaceState(history.state, "", location.pathname + location.search);
}

export function storeKey(key: string, id: string, place?: ListRef): void {
  localStorage.setItem(storageKey(id, place), key);
}

export function forgetKey(id: string, place?: ListRef): void {
  localStorage.removeItem(storageKey(id, place));
}

/** The key of the list, else of the office, which opens every list; null if there is none. */
export function keyOf(id: string, place?: ListRef): string | null {
  return (
    (place ? localStorage.getItem(storageKey(id, place)) : null) ??
    localStorage.getItem(storageKey(id))
  );
}

/** The tables whose lists of a series this device keeps. */
export function keptTables(id: string, series: number): number[] {
  const start = `${KEY_PREFIX}${id}-${series}-`;
  return Object.keys(localStorage)
    .filter((one) => one.startsWith(start))
    .map((one) => Number(one.slice(start.length)))
    .sort((one, other) => one - other);
}

/** The ids of the tournaments whose office this device can open. */
export function officesWithKey(): string[] {
  return Object.keys(localStorage)
    .filter((one) => one.startsWith(KEY_PREFIX))
    .map((one) => one.slice(KEY_PREFIX.length))
    .filter((id) => !/-\d+-\d+$/.test(id));
}
