import { beforeEach, describe, expect, it, vi } from "vitest";

import { randomInt } from "../src/deal/random";
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

/** A table of two with this browser in seat 1; only the fields that matter for nonces. */
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
  if (command?.do !== "commit-nonce") throw new Error("there is no commitment");
  return command.commitment;
}

describe("Nonces", () => {
  it("commits once per deal", () => {
    const nonces = new Nonces();
    const first = committed(nonces);
    expect(nonces.due("t", picture())).toBeNull();
    expect(nonces.due("t", picture({ chairs: [{ nonce_commitment: first }, {}] }))).toBeNull();
    const next = nonces.due("t", picture({ phase: "playing", deal: deal("x"), game: {} as never }));
    expect(next).toMatchObject({ do: "commit-nonce" });
    expect(next).not.toMatchObject({ commitment: first });
  });

  it("commits to nothing for spectators and at closed tables", () => {
    expect(new Nonces().due("t", picture({ seat: null }))).toBeNull();
    expect(new Nonces().due("t", picture({ phase: "closed" }))).toBeNull();
  });

  it("reveals the nonce once", () => {
    const nonces = new Nonces();
    const own = committed(nonces);
    const waiting = picture({ phase: "playing", deal: deal(own) });
    const command = nonces.due("t", waiting);
    if (command?.do !== "reveal-nonce") throw new Error("nothing was revealed");
    expect(nonceCommitment(bytesOf(command.nonce))).toBe(own);
    expect(nonces.due("t", waiting)?.do).not.toBe("reveal-nonce");
    expect(nonces.own(waiting)).toBe(command.nonce);
  });

  it("reveals the nonce after a reload", () => {
    const own = committed(new Nonces());
    const command = new Nonces().due("t", picture({ phase: "playing", deal: deal(own) }));
    expect(command).toMatchObject({ do: "reveal-nonce" });
  });

  it("reveals nothing if the check number does not cover the commitment", () => {
    const nonces = new Nonces();
    const forged = deal(committed(nonces), { commitment: TABLE });
    expect(nonces.due("t", picture({ phase: "playing", deal: forged }))?.do).not.toBe(
      "reveal-nonce",
    );
  });

  it("works without storage", () => {
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

describe("randomInt", () => {
  it("returns every number within the limits", () => {
    const drawn = new Set(Array.from({ length: 2000 }, () => randomInt(4, 23)));
    expect([...drawn].sort((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 4),
    );
  });

  it("rejects draws that would favour small numbers", () => {
    const draws = [2 ** 32 - 1, 7];
    vi.stubGlobal("crypto", { getRandomValues: () => Uint32Array.of(draws.shift() ?? 0) });
    expect(randomInt(0, 2)).toBe(1);
    expect(draws).toEqual([]);
    vi.unstubAllGlobals();
  });
});
