import { describe, expect, it } from "vitest";

import { read, write } from "../src/rules/shared";
import { bySubject, same, type Chosen } from "../src/rules/told";
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

describe("rules in a link", () => {
  const chosen: Chosen[] = [
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

  it.each(chosen)("come back as they went: $rules $name", (one) => {
    const text = write(one);
    expect(text).toMatch(/^[\w-]+$/); // nothing in it that an address would change
    expect(read(text, PRESETS)).toEqual(one);
  });

  it("are the name of a rule set where nothing is changed", () => {
    expect(write({ rules: "haus", options: {}, name: "" })).toBe("haus");
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
  ])("are not read from rubbish: %s", (text) => {
    expect(read(text, PRESETS)).toBeNull();
  });

  it("have no name that fills the page", () => {
    const long = write({ rules: "haus", options: {}, name: "x".repeat(500) });
    expect(read(long, PRESETS)?.name).toHaveLength(60);
  });

  it("shows no sign of a foreign name that turns the writing round or cannot be seen", () => {
    const text = write({
      rules: "haus",
      options: {},
      name: "Bo\u202emi\u2066 \u200bh\u001b\u2028eem",
    });
    expect(read(text, PRESETS)?.name).toBe("Bomi heem");
  });
});

describe("options", () => {
  it("stand under their subjects, in order", () => {
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

  it("are compared by what is in them", () => {
    expect(same([[10, 3]], [[10, 3]])).toBe(true);
    expect(same([[10, 3]], [[10, 2]])).toBe(false);
    expect(same(undefined, 0)).toBe(false);
  });
});
