/**
 * The check numbers that this browser was shown while a game was played, its secret not yet known.
 *
 * Whoever looks at a game again need not have written them down.
 */

const REMEMBERED = "romme-check-numbers";
const MOST = 200;

type Noted = [game: string, commitment: string][];

function all(): Noted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(found) ? (found as Noted) : [];
  } catch {
    return [];
  }
}

/** Notes a number, unless there is one already: the first one counts. */
export function note(table: string, number: number, commitment: string): void {
  const game = `${table}/${String(number)}`;
  const known = all();
  if (known.some(([one]) => one === game)) return;
  localStorage.setItem(REMEMBERED, JSON.stringify([...known, [game, commitment]].slice(-MOST)));
}

/** The number of a game; null if this browser was not there. */
export function noted(table: string, number: number): string | null {
  const game = `${table}/${String(number)}`;
  return all().find(([one]) => one === game)?.[1] ?? null;
}
