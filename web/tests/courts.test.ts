import { expect, test } from "vitest";

import { roundPath } from "../courts";

test("roundPath keeps the commands and rounds the coordinates", () => {
  expect(roundPath("M10.400 20.600L30 40.200z")).toMatch(/^M10[ ,]21/);
});
