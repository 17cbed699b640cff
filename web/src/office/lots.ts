/**
 * Draws lots from a published seed, in the same order as `romme.tournament.lots`, so that anybody
 * can verify the draw.
 */
import { sha256 } from "../deal/sha256";
import type { Party } from "../wire/commands";
import type { Parties, Scope } from "../wire/generated";

const WORD_VALUES = 2 ** 32;

/** A pseudo-random stream, derived from a seed for one purpose. */
class RandomStream {
  readonly #head: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(purpose: string, seed: string) {
    this.#head = new TextEncoder().encode(`romme/${purpose}\0${seed}\0`);
  }

  /** A uniformly random integer from 0 to `limit - 1`. */
  below(limit: number): number {
    const fair = WORD_VALUES - (WORD_VALUES % limit);
    for (;;) {
      const word = this.#next();
      if (word < fair) return word % limit;
    }
  }

  #next(): number {
    if (this.#words.length === 0) this.#words = this.#fill();
    return this.#words.shift() ?? 0;
  }

  #fill(): number[] {
    const message = new Uint8Array(this.#head.length + 8);
    message.set(this.#head);
    new DataView(message.buffer).setBigUint64(this.#head.length, BigInt(this.#block++));
    const digest = new DataView(sha256(message).buffer);
    return Array.from({ length: digest.byteLength / 4 }, (_, at) => digest.getUint32(4 * at));
  }
}

/** Compares by code points, as Python does. */
function compareCodePoints(one: string, other: string): number {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The order that a seed gives to a tied group, the winner first (T14). */
export function lotFrom(seed: string, scope: Scope, parties: Parties, group: Party[]): Party[] {
  const stream = new RandomStream(`lot/1/${scope.span}/${scope.number}/${parties}`, seed);
  const order = [...group].sort((one, other) => compareCodePoints(String(one), String(other)));
  for (let place = order.length - 1; place > 0; place--) {
    const other = stream.below(place + 1);
    const [moved, moving] = [order[place], order[other]] as [Party, Party];
    order[place] = moving;
    order[other] = moved;
  }
  return order;
}

/** A random seed of eight digits. */
export function freshSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 100_000_000).padStart(8, "0");
}
