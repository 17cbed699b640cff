/** Rules of one's own, kept on this device under their names. */
import type { Chosen } from "./told";

const REMEMBERED = "romme-rules";

function remembered(): Chosen[] {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as Chosen[];
  } catch {
    return [];
  }
}

let list = $state.raw<Chosen[]>(remembered());

export function kept(): Chosen[] {
  return list;
}

/** Keeps rules; those of the same name are replaced. */
export function keep(chosen: Chosen): void {
  write([...list.filter((one) => one.name !== chosen.name), chosen]);
}

export function drop(name: string): void {
  write(list.filter((one) => one.name !== name));
}

function write(fresh: Chosen[]): void {
  list = fresh.sort((one, other) => one.name.localeCompare(other.name));
  localStorage.setItem(REMEMBERED, JSON.stringify(list));
}
