import { expect, test } from "vitest";

import { rounded } from "../courts";

test("a path keeps its commands and loses what nobody sees", () => {
  expect(rounded("M10.400 20.600L30 40.200z")).toMatch(/^M10[ ,]21/);
});
