import { expect, it } from "vitest";

import { firstSentence, readingTime } from "../src/table/reading-time";
import { longestPart } from "../src/table/ways-out";
import { hintMarks } from "../src/table/hint-marks";

it("gives longer texts more time", () => {
  expect(readingTime("")).toBeGreaterThanOrEqual(4000);
  expect(readingTime("x".repeat(200))).toBeGreaterThan(readingTime("x".repeat(100)) + 5000);
});

it("finds the end of the first sentence", () => {
  const rule = "Wer noch z. B. nicht eröffnet hat, zieht. Dann legt er ab! Es gilt V5.4. Ende.";
  expect(firstSentence(rule)).toBe("Wer noch z. B. nicht eröffnet hat, zieht.");
  expect(firstSentence("")).toBe("");
});

it("finds the longest legal meld among some cards", () => {
  const steps = ["meld 4C 5C 6C", "meld 4C 5C 6C *7C", "add 8C to 1", "meld KS KH KD"];
  expect(longestPart(steps, ["4C", "5C", "6C", "*", "9D"])).toBe("meld 4C 5C 6C *7C");
  expect(longestPart(steps, ["4C", "5C", "6C", "9D"])).toBe("meld 4C 5C 6C");
  expect(longestPart(steps, ["4C", "5C", "9D"])).toBeNull();
});

it("marks the cards, melds and pile of a hint", () => {
  const hand = ["4C", "4C", "9D", "*"].map((card, id) => ({ id, card }));
  expect(hintMarks(["1 draw open"], hand, 2).pile).toBe("open");
  const marks = hintMarks(["1 add 4C *5C to 2", "1 add 9D to 3", "1 discard 9D"], hand, 2);
  expect([[...marks.ids], [...marks.melds], marks.pile]).toEqual([[0, 2, 3], [2], null]);
});
