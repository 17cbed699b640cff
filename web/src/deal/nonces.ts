/**
 * The nonces that this browser adds to the deals of its tables, as `docs/deal.md` describes it: it
 * commits to one before each deal and reveals it when the table has committed to its secret.
 */

import type { TableCommand } from "../wire/commands";
import type { Picture } from "../wire/generated";
import { checkNumber, digitsOf, nonceCommitment } from "./verify.ts";

const REMEMBERED = "romme-nonces";
const MOST_KEPT = 40;
const NONCE_BYTES = 32;

export type NonceCommand = Extract<TableCommand, { do: "commit-nonce" | "reveal-nonce" }>;

type Kept = [commitment: string, nonce: string];

export class Nonces {
  #kept: Kept[];
  /** By table, the number of the deal after which this browser has last committed to a nonce. */
  readonly #committed = new Map<string, number>();
  readonly #revealed = new Map<string, number>();

  constructor() {
    this.#kept = remembered();
  }

  /** Draws a nonce and gives the commitment to it. */
  commit(): string {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const commitment = nonceCommitment(nonce);
    // Another tab may have drawn some meanwhile.
    const all = new Map([...remembered(), ...this.#kept, [commitment, digitsOf(nonce)]]);
    this.#kept = [...all].slice(-MOST_KEPT);
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing cannot reveal it after a reload; the deal then goes on without.
    }
    return commitment;
  }

  /** Commits anew where a commitment was lost together with the connection. */
  reconnected(): void {
    this.#committed.clear();
    this.#revealed.clear();
  }

  /**
   * What this browser has to send now; null if nothing. Each command is given out once per deal and
   * connection.
   */
  due(table: string, picture: Picture): NonceCommand | null {
    if (picture.seat === null || picture.phase === "closed") return null;
    const nonce = this.#toReveal(table, picture);
    if (nonce !== null) return { do: "reveal-nonce", nonce };
    const number = picture.deal?.number ?? 0;
    const own = picture.chairs[picture.seat - 1]?.nonce_commitment ?? "";
    if (own !== "" || this.#committed.get(table) === number) return null;
    this.#committed.set(table, number);
    return { do: "commit-nonce", commitment: this.commit() };
  }

  /** The nonce that the running deal was to have from this browser; null if it had none. */
  own({ seat, deal }: Picture): string | null {
    return seat === null ? null : this.#nonceOf(deal?.nonce_commitments?.[seat - 1] ?? "");
  }

  /** The nonce to reveal, provided that the check number covers it. */
  #toReveal(table: string, picture: Picture): string | null {
    const { deal, seat, game } = picture;
    if (!deal || seat === null || game) return null;
    const committed = deal.nonce_commitments ?? [];
    const nonce = this.own(picture);
    if (nonce === null || (deal.nonces?.[seat - 1] ?? "") !== "") return null;
    if (this.#revealed.get(table) === deal.number) return null;
    if (checkNumber(deal.secret_commitment ?? "", committed) !== deal.commitment) return null;
    this.#revealed.set(table, deal.number);
    return nonce;
  }

  #nonceOf(commitment: string): string | null {
    if (commitment === "") return null;
    const find = (kept: Kept[]) => kept.find(([one]) => one === commitment)?.[1];
    return find(this.#kept) ?? find(remembered()) ?? null;
  }
}

function remembered(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  if (!Array.isArray(one) || one.length !== 2) return false;
  return one.every((part) => typeof part === "string");
}

export const nonces = new Nonces();
