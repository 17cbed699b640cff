import { expect, test } from "vitest";

import cases from "../../tests/locales/n_rule.json";
import { nRule } from "../src/lib/n-rule";

test("the n depends on the name of the number, as on the server", () => {
  const rows = cases.numbers.map((row, hundreds) =>
    [...row].map((_, rest) => nRule(String(100 * hundreds + rest)) || ".").join(""),
  );
  expect(rows).toEqual(cases.numbers);
});

test.each(cases["n stays"])("the n stays before %j", (text) => {
  expect(nRule(text)).toBe("n");
});

test.each(cases["n goes"])("the n is dropped before %j", (text) => {
  expect(nRule(text)).toBe("");
});

test("a double n is kept or dropped as a whole", () => {
  expect([nRule("30", "nn"), nRule("40", "nn")]).toEqual(["nn", ""]);
});
