/**
 * The check numbers that this browser was shown while a game was played, its secret not yet known,
 * and the nonces that it sent for the deal: players need not write them down.
 */

const REMEMBERED = "romme-check-numbers";
const MOST = 200;

type Noted = [game: string, commitment: string, nonce?: string][];

export interface NotedDeal {
  commitment: string;
  /** The nonce that this browser has sent; null if it had none. */
  nonce: string | null;
}

function all(): Noted {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(found) ? (found as Noted) : [];
  } catch {
    return [];
  }
}

/** Notes a number and perhaps a nonce; the first ones of a game count. */
export function note(table: string, number: number, { commitment, nonce }: NotedDeal): void {
  const game = `${table}/${String(number)}`;
  const known = all();
  const before = known.find(([one]) => one === game);
  if (before && (before[2] !== undefined || nonce === null)) return;
  const others = known.filter((one) => one !== before);
  const entry = [game, before?.[1] ?? commitment, ...(nonce === null ? [] : [nonce])];
  localStorage.setItem(REMEMBERED, JSON.stringify([...others, entry].slice(-MOST)));
}

/** What was noted of a game; null if this browser was not there. */
export function noted(table: string, number: number): NotedDeal | null {
  const game = `${table}/${String(number)}`;
  const [, commitment, nonce] = all().find(([one]) => one === game) ?? [];
  return commitment === undefined ? null : { commitment, nonce: nonce ?? null };
}
