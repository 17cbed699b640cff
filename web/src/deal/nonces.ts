/**
 * The nonces that this browser adds to the deals of its tables (see `docs/deal.md`). It commits to
 * one before each deal, and reveals it after the table has committed to its secret.
 */

import type { TableCommand } from "../wire/commands";
import type { Picture } from "../wire/generated";
import { checkNumber, digitsOf, nonceCommitment } from "./verify.ts";

const STORAGE_KEY = "romme-nonces";
const MAX_KEPT = 40;
const NONCE_BYTES = 32;

export type NonceCommand = Extract<TableCommand, { do: "commit-nonce" | "reveal-nonce" }>;

type NoncePair = [commitment: string, nonce: string];

export class Nonces {
  #kept: NoncePair[];
  /** By table, the number of the last deal after which this browser committed to a nonce. */
  readonly #committed = new Map<string, number>();
  readonly #revealed = new Map<string, number>();

  constructor() {
    this.#kept = loadPairs();
  }

  /** Draws and stores a nonce; returns the commitment to it. */
  commit(): string {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const commitment = nonceCommitment(nonce);
    // Merge with what other tabs have stored meanwhile.
    const all = new Map([...loadPairs(), ...this.#kept, [commitment, digitsOf(nonce)]]);
    this.#kept = [...all].slice(-MAX_KEPT);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage the nonce is lost on reload. The deal then goes on without it.
    }
    return commitment;
  }

  /** Forgets what was sent, because a commitment may have been lost with the connection. */
  reconnected(): void {
    this.#committed.clear();
    this.#revealed.clear();
  }

  /** The command to send now, or null. Each command is returned once per deal and connection. */
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

  /** The nonce that this browser committed to for the running deal, or null. */
  own({ seat, deal }: Picture): string | null {
    return seat === null ? null : this.#nonceOf(deal?.nonce_commitments?.[seat - 1] ?? "");
  }

  /** The nonce to reveal now, or null. It is revealed only if the check number covers it. */
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
    const find = (kept: NoncePair[]) => kept.find(([one]) => one === commitment)?.[1];
    return find(this.#kept) ?? find(loadPairs()) ?? null;
  }
}

function loadPairs(): NoncePair[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(one: unknown): one is NoncePair {
  if (!Array.isArray(one) || one.length !== 2) return false;
  return one.every((part) => typeof part === "string");
}

export const nonces = new Nonces();
