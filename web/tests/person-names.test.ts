import { expect, test } from "vitest";

import examples from "../../tests/tournament/entries/person_names.json";
import { sortedByName, splitName, waysToSplit, wholeName } from "../src/tournament/person-names";
import type { NameOrder } from "../src/wire/generated";

test.each(examples.splits)("%s, %s, is split", (text, order, given, family, isClear) => {
  expect(splitName(text as string, order as NameOrder)).toEqual({ given, family, isClear });
});

test("people are sorted by family name", () => {
  const people = examples.order.map(([name = "", family = ""]) => ({ name, family }));
  expect(sortedByName([...people].reverse())).toEqual(people);
});

test.each([
  ["Anna Weber", ["Weber", "Anna"]],
  ["Anna Maria Weber", ["Weber", "Maria Weber", "Anna"]],
  ["Jan van der Berg", ["van der Berg", "Jan"]],
  ["Weber, Anna", []],
  ["Anna", []],
])("the family name of %s may be one of %j", (text, families) => {
  expect(waysToSplit(text).map((one) => one.family)).toEqual(families);
});

test("a whole name is the given name, then the family name", () => {
  expect(wholeName("Anna", "Weber")).toBe("Anna Weber");
  expect(wholeName("", "Weber")).toBe("Weber");
});
