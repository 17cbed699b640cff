import { beforeEach, describe, expect, it, vi } from "vitest";

import { drawBetween } from "../src/deal/chance";
import { Nonces } from "../src/deal/nonces";
import { bytesOf, checkNumber, nonceCommitment } from "../src/deal/verify";
import type { DealSeen, Picture } from "../src/wire/generated";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const TABLE = "c0".repeat(32);

/** A table of two at which this browser has seat 1; only what matters for nonces. */
function picture(changes: Partial<Picture> = {}): Picture {
  const shown = { seat: 1, phase: "open", chairs: [{}, {}], deal: null, game: null, ...changes };
  return shown as unknown as Picture;
}

function deal(own: string, changes: Partial<DealSeen> = {}): DealSeen {
  const nonce_commitments = [own, ""];
  const commitment = checkNumber(TABLE, nonce_commitments);
  const nonces = ["", ""];
  return { number: 1, commitment, secret_commitment: TABLE, nonce_commitments, nonces, ...changes };
}

function committed(nonces: Nonces): string {
  const command = nonces.due("t", picture());
  if (command?.do !== "commit-nonce") throw new Error("nothing was committed to");
  return command.commitment;
}

describe("nonces", () => {
  it("commits once for each deal", () => {
    const nonces = new Nonces();
    const first = committed(nonces);
    expect(nonces.due("t", picture())).toBeNull();
    expect(nonces.due("t", picture({ chairs: [{ nonce_commitment: first }, {}] }))).toBeNull();
    const next = nonces.due("t", picture({ phase: "playing", deal: deal("x"), game: {} as never }));
    expect(next).toMatchObject({ do: "commit-nonce" });
    expect(next).not.toMatchObject({ commitment: first });
  });

  it("commits to nothing where it only watches, or where nobody plays any more", () => {
    expect(new Nonces().due("t", picture({ seat: null }))).toBeNull();
    expect(new Nonces().due("t", picture({ phase: "closed" }))).toBeNull();
  });

  it("reveals once what it has committed to", () => {
    const nonces = new Nonces();
    const own = committed(nonces);
    const waiting = picture({ phase: "playing", deal: deal(own) });
    const command = nonces.due("t", waiting);
    if (command?.do !== "reveal-nonce") throw new Error("nothing was revealed");
    expect(nonceCommitment(bytesOf(command.nonce))).toBe(own);
    expect(nonces.due("t", waiting)?.do).not.toBe("reveal-nonce");
    expect(nonces.own(waiting)).toBe(command.nonce);
  });

  it("reveals it after a reload too", () => {
    const own = committed(new Nonces());
    const command = new Nonces().due("t", picture({ phase: "playing", deal: deal(own) }));
    expect(command).toMatchObject({ do: "reveal-nonce" });
  });

  it("reveals nothing to a table whose check number does not cover it", () => {
    const nonces = new Nonces();
    const forged = deal(committed(nonces), { commitment: TABLE });
    expect(nonces.due("t", picture({ phase: "playing", deal: forged }))?.do).not.toBe(
      "reveal-nonce",
    );
  });

  it("does without a browser that keeps anything", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => "no list",
      setItem: () => {
        throw new Error("full");
      },
    });
    const nonces = new Nonces();
    const waiting = picture({ phase: "playing", deal: deal(committed(nonces)) });
    expect(nonces.due("t", waiting)).toMatchObject({ do: "reveal-nonce" });
  });
});

describe("the cut that is offered", () => {
  it("is any number within the limits", () => {
    const drawn = new Set(Array.from({ length: 2000 }, () => drawBetween(4, 23)));
    expect([...drawn].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 4),
    );
  });

  it("leaves out what would favour small numbers", () => {
    const draws = [2 ** 32 - 1, 7];
    vi.stubGlobal("crypto", { getRandomValues: () => Uint32Array.of(draws.shift() ?? 0) });
    expect(drawBetween(0, 2)).toBe(1);
    expect(draws).toEqual([]);
    vi.unstubAllGlobals();
  });
});
