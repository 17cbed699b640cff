/**
 * Recomputes a finished deal (see `docs/deal.md`), to check that the cards follow from the secret
 * that the table had committed to. Depends on nothing but the pack and the limits of the cut.
 */

import { sha256 } from "./sha256.ts";

/** The values that the table reveals after a game. */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly lifted: number;
  /** By seat; an empty string for a seat without a nonce. Missing if no seat had one. */
  readonly nonce_commitments?: readonly string[];
  /** By seat; an empty string for a nonce that was not revealed. */
  readonly nonces?: readonly string[];
  /** The dealer, if drawn from the seed. */
  readonly drawn_dealer?: number | null;
}

/** The options of the rule set that affect the deal. */
export interface Pack {
  readonly packs: number;
  readonly jokers: number;
  readonly cutAtLeast: number;
}

/** A card as game files write it: "7C", "TH", "*". */
export type Card = string;

export interface Deal {
  readonly proof: Proof;
  readonly pack: Pack;
  /** Top card first, after the cut. */
  readonly deck: readonly Card[];
  /** The stock after each later shuffle, top card first. */
  readonly reshuffles: readonly (readonly Card[])[];
  readonly seats: number;
  readonly dealer: number;
}

/** The first check of `docs/deal.md` that failed. */
export type Problem = "commitment" | "nonce" | "lifted" | "dealer" | "deck" | "reshuffle";

const SECRET = /^[0-9a-f]{160}$/;
const HASH = /^[0-9a-f]{64}$/;
const NONCE_BYTES = 32;
const BYTE_VALUES = 256;
const JOKER: Card = "*";
const NATURALS: readonly Card[] = [..."CSHD"].flatMap((suit) =>
  [..."A23456789TJQK"].map((rank) => rank + suit),
);
const PLACE_IN_ORDER: ReadonlyMap<Card, number> = new Map(
  [...NATURALS, JOKER].map((card, place): [Card, number] => [card, place]),
);

/** The first problem of a deal; null if it is proven. */
export function verify({ proof, pack, deck, reshuffles, seats, dealer }: Deal): Problem | null {
  if (!commitmentFits(proof, seats)) return "commitment";
  const { nonces = [], nonce_commitments: committed = [], drawn_dealer: drawn } = proof;
  if (!nonces.every((nonce, seat) => nonceFits(nonce, committed[seat]))) return "nonce";
  const cards = wholePack(pack);
  if (!isLegalCut(proof.lifted, cards.length, pack.cutAtLeast)) return "lifted";
  if (drawn !== undefined && drawn !== null)
    if (drawn !== dealer || drawn !== drawnDealer(seedOf(proof), seats)) return "dealer";
  if (!same(deck, deckOf(proof, pack))) return "deck";
  const fits = reshuffles.every((stock, earlier) => {
    const expected = stockOf(proof, stock, earlier + 1);
    return expected !== null && same(stock, expected);
  });
  return fits ? null : "reshuffle";
}

/** Whether the check number follows from the secret and the commitments of the seats. */
function commitmentFits(proof: Proof, seats: number): boolean {
  const { secret, nonces = [], nonce_commitments: committed = [] } = proof;
  if (!SECRET.test(secret) || committed.length !== nonces.length) return false;
  const isEmpty = committed.every((one) => one === "");
  if (committed.length > 0 && (committed.length !== seats || isEmpty)) return false;
  if (!committed.every((one) => one === "" || HASH.test(one))) return false;
  return checkNumber(commitmentTo(bytesOf(secret)), committed) === proof.commitment;
}

/** Whether a nonce was not revealed, or matches its commitment. */
function nonceFits(nonce: string, committed: string | undefined): boolean {
  return nonce === "" || (HASH.test(nonce) && nonceCommitment(bytesOf(nonce)) === committed);
}

/** The check number: a commitment to the secret and to every seat's nonce. */
export function checkNumber(secretCommitment: string, committed: readonly string[]): string {
  if (committed.every((one) => one === "")) return secretCommitment;
  const seats = committed.map(bytesOrZeros);
  return digitsOf(sha256(joined(ascii("romme/deal/2\0"), bytesOf(secretCommitment), ...seats)));
}

/** The commitment to a nonce, sent before the deal. */
export function nonceCommitment(nonce: Uint8Array): string {
  return digitsOf(sha256(joined(ascii("romme/nonce/1\0"), nonce)));
}

/** The seed of every shuffle of a game: the secret and the nonces. */
export function seedOf({ secret, nonces = [] }: Proof): Uint8Array {
  return joined(bytesOf(secret), ...nonces.map(bytesOrZeros));
}

function bytesOrZeros(digits: string): Uint8Array {
  return digits === "" ? new Uint8Array(NONCE_BYTES) : bytesOf(digits);
}

/** The deck that follows from a proof: shuffled, then cut. */
export function deckOf(proof: Proof, pack: Pack): Card[] {
  const cards = wholePack(pack);
  const order = shuffle(cards, new Stream(seedOf(proof), "shuffle"));
  return cards.map((_, place) => order[(place + proof.lifted) % order.length] ?? JOKER);
}

/** The stock after the `number`-th reshuffle of a pile; null if the pile contains an unknown card. */
export function stockOf(
  proof: Proof,
  pile: readonly Card[],
  number: number,
): readonly Card[] | null {
  const laidOut = inOrder(pile);
  const stream = new Stream(seedOf(proof), `reshuffle ${String(number)}`);
  return laidOut === null ? null : shuffle(laidOut, stream);
}

/** The smallest and the largest number of cards that may be lifted. */
export function limitsOf(pack: Pack): { least: number; most: number } {
  const size = wholePack(pack).length;
  const least = pack.cutAtLeast;
  return { least, most: least === 0 ? size - 1 : size - least };
}

/** The table's commitment to its secret. */
export function commitmentTo(secret: Uint8Array): string {
  return digitsOf(sha256(joined(ascii("romme/deal/1\0"), secret)));
}

/** Bytes in hexadecimal. */
export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seat that deals first, if that is drawn from the seed. */
export function drawnDealer(seed: Uint8Array, seats: number): number {
  return 1 + new Stream(seed, "dealer").below(seats);
}

/** The number of cards that the table lifts if the player does not cut in time. */
export function automaticCut(seed: Uint8Array, size: number, cutAtLeast: number): number {
  const legal = Array.from({ length: size + 1 }, (_, lifted) => lifted).filter((lifted) =>
    isLegalCut(lifted, size, cutAtLeast),
  );
  return legal[new Stream(seed, "cut").below(legal.length)] ?? 0;
}

/** Decodes hexadecimal digits. */
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A pseudo-random byte stream, derived from a seed for one purpose. */
class Stream {
  readonly #head: Uint8Array;
  readonly #seed: Uint8Array;
  #block: Uint8Array = new Uint8Array();
  #blocks = 0;
  #used = 0;

  constructor(seed: Uint8Array, label: string) {
    this.#head = ascii(`${label}\0`);
    this.#seed = seed;
  }

  /** A uniformly random integer from 0 to `limit - 1`. */
  below(limit: number): number {
    if (!(limit >= 1 && limit <= BYTE_VALUES))
      throw new RangeError("the limit must be from 1 to 256");
    const rejected = BYTE_VALUES - (BYTE_VALUES % limit);
    let byte = this.#next();
    while (byte >= rejected) byte = this.#next();
    return byte % limit;
  }

  #next(): number {
    const byte = this.#block[this.#used];
    if (byte !== undefined) {
      this.#used += 1;
      return byte;
    }
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, this.#blocks);
    this.#block = sha256(joined(this.#head, number, this.#seed));
    this.#blocks += 1;
    this.#used = 0;
    return this.#next();
  }
}

function wholePack({ packs, jokers }: Pack): Card[] {
  const naturals = NATURALS.flatMap((card) => Array<Card>(packs).fill(card));
  return [...naturals, ...Array<Card>(jokers).fill(JOKER)];
}

function isLegalCut(lifted: number, size: number, cutAtLeast: number): boolean {
  if (!Number.isInteger(lifted)) return false;
  if (cutAtLeast === 0) return lifted >= 0 && lifted < size;
  return lifted >= cutAtLeast && size - lifted >= cutAtLeast;
}

/** The cards in the order before a shuffle; null if one of them is unknown. */
function inOrder(cards: readonly Card[]): Card[] | null {
  const places = cards.map((card) => PLACE_IN_ORDER.get(card) ?? -1);
  if (places.includes(-1)) return null;
  return places.sort((one, other) => one - other).map((place) => NATURALS[place] ?? JOKER);
}

/** Fisher-Yates; top card first. */
function shuffle(laidOut: readonly Card[], stream: Stream): readonly Card[] {
  const left = [...laidOut];
  const below: Card[] = [];
  while (left.length > 1) {
    // The chosen card goes to the end and is final; the last card takes its place.
    const chosen = stream.below(left.length);
    const last = left.pop() ?? JOKER;
    below.push(left[chosen] ?? last);
    if (chosen < left.length) left[chosen] = last;
  }
  return [...left, ...below.reverse()];
}

function same(cards: readonly Card[], others: readonly (Card | undefined)[]): boolean {
  return cards.length === others.length && cards.every((card, place) => card === others[place]);
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
