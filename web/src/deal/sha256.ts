/**
 * SHA-256 (FIPS 180-4) for short messages. Pages served over plain HTTP have no `crypto.subtle`.
 * The constants are computed from their definition in the standard.
 */

const WORD = 32n;
const BLOCK = 64;
const LENGTH_BYTES = 8;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

/** The first 32 bits of the fractional part of a root, as a signed word. */
function rootBits(radicand: number, degree: bigint): number {
  const scaled = BigInt(radicand) << (WORD * degree);
  let low = 0n;
  let high = scaled;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= scaled) low = middle;
    else high = middle;
  }
  return Number(BigInt.asIntN(32, low));
}

const ROUND_CONSTANTS = Int32Array.from(primes(64), (prime) => rootBits(prime, 3n));
const INITIAL = Int32Array.from(primes(8), (prime) => rootBits(prime, 2n));

function rotateRight(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The message, padded as the standard says: a 1 bit, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK);
  const whole = new Uint8Array(blocks * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - LENGTH_BYTES, BigInt(message.length) * 8n);
  return view;
}

function schedule(block: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  const word = (at: number): number => words[at] ?? 0;
  for (let at = 0; at < 64; at++) {
    if (at < 16) {
      words[at] = block.getInt32(offset + 4 * at);
    } else {
      const early = word(at - 15);
      const late = word(at - 2);
      const mixedEarly = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
      const mixedLate = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
      words[at] = word(at - 16) + mixedEarly + word(at - 7) + mixedLate;
    }
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  words.forEach((word, round) => {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const fromE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const fromA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const first = (h + fromE + choice + (ROUND_CONSTANTS[round] ?? 0) + word) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + fromA + majority) | 0];
  });
  [a, b, c, d, e, f, g, h].forEach((word, at) => {
    state[at] = (state[at] ?? 0) + word;
  });
}

/** The SHA-256 digest of a message: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = INITIAL.slice();
  for (let offset = 0; offset < blocks.byteLength; offset += BLOCK) {
    compress(state, schedule(blocks, offset));
  }
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  state.forEach((word, at) => {
    digest.setInt32(4 * at, word);
  });
  return new Uint8Array(digest.buffer);
}
