/** The tables where one was lately, on this device: to go on where one left off. */

const REMEMBERED = "romme-tables";
const MOST = 8;

export function visited(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function remember(table: string): void {
  const tables = [table, ...visited().filter((one) => one !== table)].slice(0, MOST);
  localStorage.setItem(REMEMBERED, JSON.stringify(tables));
}

export function forget(table: string): void {
  localStorage.setItem(REMEMBERED, JSON.stringify(visited().filter((one) => one !== table)));
}

export function forgetAll(): void {
  localStorage.removeItem(REMEMBERED);
}
