import { expect, test } from "vitest";

import { Problem } from "../src/lib/api";
import { outcomeOf } from "../src/list/outcome";

test("a rate-limited entry counts as unanswered, so that it is retried", () => {
  expect(outcomeOf(new Problem("too-many", "Too many attempts."))).toEqual({ is: "unanswered" });
});

test("a refused entry keeps code and message", () => {
  const refused = { is: "refused", code: "game-entered", message: "Entered already." };
  expect(outcomeOf(new Problem("game-entered", "Entered already."))).toEqual(refused);
});
