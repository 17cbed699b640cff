import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import * as own from "../src/deal/sha256";

const lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000];

test.each(lengths)("sha256 of %i bytes equals the digest of node:crypto", (length) => {
  const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
  const expected = createHash("sha256").update(bytes).digest("hex");
  expect(Buffer.from(own.sha256(bytes)).toString("hex")).toBe(expected);
});
