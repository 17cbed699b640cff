import { describe, expect, it } from "vitest";

import { decodeRules, encodeRules } from "../src/rules/rules-link";
import { bySubject, same, type RulesChoice } from "../src/rules/rule-set";
import type { OptionInfo } from "../src/wire/generated";

const PRESETS = ["klassik", "turnier", "verband", "haus"];

function option(name: string, subject: string): OptionInfo {
  return {
    name,
    subject,
    title: name,
    value: 1,
    usual: 1,
    text: "",
    possible: [],
    least: 0,
    most: 9,
    clause: null,
    assumed: false,
    matters: true,
  };
}

describe("rules in an address", () => {
  const chosen: RulesChoice[] = [
    { rules: "klassik", options: {}, name: "" },
    {
      rules: "haus",
      options: { opening_points: 30, open_card: "used" },
      name: "Sonndes bei der Bomi ♥",
    },
    {
      rules: "turnier",
      options: { hand_sizes: [13, 13, 13, 11, 11], rating_opened: [[10, 3]] },
      name: "",
    },
    { rules: "verband", options: {}, name: "ÿ".repeat(60) },
  ];

  it.each(chosen)("are decoded as they were encoded: $rules $name", (one) => {
    const text = encodeRules(one);
    expect(text).toMatch(/^[\w-]+$/); // URL-safe
    expect(decodeRules(text, PRESETS)).toEqual(one);
  });

  it("are the name of the preset if nothing is changed", () => {
    expect(encodeRules({ rules: "haus", options: {}, name: "" })).toBe("haus");
  });

  it.each([
    "nothing",
    "",
    "%%%",
    btoa("[]"),
    btoa('["klassik", 3, ""]'),
    btoa('["klassik", [], ""]'),
    btoa('["klassik", {}, 4]'),
    btoa('["chess", {}, ""]'),
    btoa('{"rules": "klassik"}'),
    "x".repeat(7000),
  ])("are null if the text is invalid: %s", (text) => {
    expect(decodeRules(text, PRESETS)).toBeNull();
  });

  it("have a name of limited length", () => {
    const long = encodeRules({ rules: "haus", options: {}, name: "x".repeat(500) });
    expect(decodeRules(long, PRESETS)?.name).toHaveLength(60);
  });

  it("have a name without control and invisible characters", () => {
    const text = encodeRules({
      rules: "haus",
      options: {},
      name: "Bo\u202emi\u2066 \u200bh\u001b\u2028eem",
    });
    expect(decodeRules(text, PRESETS)?.name).toBe("Bomi heem");
  });
});

describe("options", () => {
  it("are grouped by subject, in order", () => {
    const all = [option("a", "melds"), option("b", "end"), option("c", "melds")];
    const names = bySubject(all).map(([subject, options]) => [
      subject,
      options.map((one) => one.name),
    ]);
    expect(names).toEqual([
      ["melds", ["a", "c"]],
      ["end", ["b"]],
    ]);
  });

  it("are compared by value", () => {
    expect(same([[10, 3]], [[10, 3]])).toBe(true);
    expect(same([[10, 3]], [[10, 2]])).toBe(false);
    expect(same(undefined, 0)).toBe(false);
  });
});
