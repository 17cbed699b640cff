import { expect, test } from "vitest";

import { Problem } from "../src/lib/api";
import { judged } from "../src/list/judged";

test("an entry that came too early after others is sent again, not refused", () => {
  expect(judged(new Problem("too-many", "Too many attempts."))).toEqual({ is: "unheard" });
});

test("an entry that the tournament refuses is shown with its reason", () => {
  const refused = { is: "refused", code: "game-entered", message: "Entered already." };
  expect(judged(new Problem("game-entered", "Entered already."))).toEqual(refused);
});
