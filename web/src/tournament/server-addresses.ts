/**
 * The addresses of the laptop in a hall. If the one that this page was loaded from is silent, the
 * phone tries the others that the server has named, and goes on with the one that answers.
 *
 * Only local addresses are tried, and first without a key: another device that has got the address
 * does not know the tournament.
 */
const STORAGE_PREFIX = "romme-addresses-";
const PROBE_TIMEOUT_MS = 4000;
const MOST = 6;

/** By tournament, the origin that answers; the page's own if there is none. */
const current = new Map<string, string>();
const searches = new Map<string, Promise<boolean>>();

/** Whether an origin is in a local network. The server names no others, but stored values may be damaged. */
export function isLocal(origin: string): boolean {
  if (!/^https?:\/\/[a-z0-9.:[\]-]+$/.test(origin)) return false;
  const host = new URL(origin).hostname;
  return (
    /^(10|127)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(host) ||
    /^\[f[cde]/.test(host) ||
    host.endsWith(".local")
  );
}

/** The origin to send requests to; empty for the page's own. */
export function originOf(id: string): string {
  return current.get(id) ?? "";
}

/** Remembers the addresses that the server has named. */
export function learnAddresses(id: string, addresses: readonly string[]): void {
  const text = JSON.stringify(addresses.filter(isLocal).slice(0, MOST));
  const key = STORAGE_PREFIX + id;
  try {
    if (localStorage.getItem(key) !== text) localStorage.setItem(key, text);
  } catch {
    // storage is full: the page goes on with its own address
  }
}

/** Looks for an address that answers; resolves to whether there is another one than before. */
export async function findServer(id: string): Promise<boolean> {
  const running = searches.get(id);
  if (running) return await running;
  const search = tryAll(id).finally(() => searches.delete(id));
  searches.set(id, search);
  return await search;
}

async function tryAll(id: string): Promise<boolean> {
  const before = originOf(id);
  const known = knownAddresses(id);
  const candidates = ["", ...known].filter((one) => one !== before && one !== location.origin);
  if (candidates.length === 0) return false;
  return await Promise.any(candidates.map((one) => probe(one, id))).then(
    (found) => {
      current.set(id, found);
      return true;
    },
    () => false,
  );
}

function knownAddresses(id: string): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_PREFIX + id) ?? "[]") as string[];
    return found.filter(isLocal);
  } catch {
    return [];
  }
}

/** Resolves to the origin if it is a server that knows the tournament; rejects otherwise. */
async function probe(origin: string, id: string): Promise<string> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
  const path = `/api/tournaments/${encodeURIComponent(id)}/news?after=0`;
  const answer = await fetch(origin + path, { cache: "no-store", credentials: "omit", signal });
  const { version } = (await answer.json()) as { version?: number };
  if (!answer.ok || version === undefined) throw new Error("another server");
  return origin;
}
