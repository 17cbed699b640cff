/** The tables opened last on this device, the latest first. */

const STORAGE_KEY = "romme-tables";
const MAX_TABLES = 8;

export function recentTables(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function rememberTable(table: string): void {
  const tables = [table, ...recentTables().filter((one) => one !== table)].slice(0, MAX_TABLES);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(tables));
}

export function forgetTable(table: string): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(recentTables().filter((one) => one !== table)));
}

export function forgetTables(): void {
  localStorage.removeItem(STORAGE_KEY);
}
