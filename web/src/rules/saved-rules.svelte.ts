/** The user's own rules, stored on this device by name. */
import type { RulesChoice } from "./rule-set";

const STORAGE_KEY = "romme-rules";

function load(): RulesChoice[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]") as RulesChoice[];
  } catch {
    return [];
  }
}

let list = $state.raw<RulesChoice[]>(load());

export function savedRules(): RulesChoice[] {
  return list;
}

/** Stores rules; replaces those with the same name. */
export function saveRules(chosen: RulesChoice): void {
  store([...list.filter((one) => one.name !== chosen.name), chosen]);
}

export function deleteRules(name: string): void {
  store(list.filter((one) => one.name !== name));
}

function store(changed: RulesChoice[]): void {
  list = changed.sort((one, other) => one.name.localeCompare(other.name));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
}
