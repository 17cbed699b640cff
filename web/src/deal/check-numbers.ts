/**
 * Remembers the check number that this browser was shown during each game, before the secret was
 * revealed, and the nonce that it sent for the deal. Players need not write them down.
 */

const STORAGE_KEY = "romme-check-numbers";
const MAX_ENTRIES = 200;

type Entries = [game: string, commitment: string, nonce?: string][];

export interface RememberedDeal {
  commitment: string;
  /** The nonce that this browser sent; null if it sent none. */
  nonce: string | null;
}

function load(): Entries {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? (found as Entries) : [];
  } catch {
    return [];
  }
}

/** Stores a check number and perhaps a nonce. The first ones of a game are kept, later ones ignored. */
export function rememberDeal(
  table: string,
  number: number,
  { commitment, nonce }: RememberedDeal,
): void {
  const game = `${table}/${String(number)}`;
  const known = load();
  const before = known.find(([one]) => one === game);
  if (before && (before[2] !== undefined || nonce === null)) return;
  const others = known.filter((one) => one !== before);
  const entry = [game, before?.[1] ?? commitment, ...(nonce === null ? [] : [nonce])];
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...others, entry].slice(-MAX_ENTRIES)));
}

/** The check number and nonce of a game; null if this browser did not see it. */
export function rememberedDeal(table: string, number: number): RememberedDeal | null {
  const game = `${table}/${String(number)}`;
  const [, commitment, nonce] = load().find(([one]) => one === game) ?? [];
  return commitment === undefined ? null : { commitment, nonce: nonce ?? null };
}
