import { describe, expect, it } from "vitest";

import { parsePreferences } from "../src/lib/preferences.svelte";

const DEFAULTS = parsePreferences(null);

describe("stored preferences", () => {
  it("are the defaults on a first visit", () => {
    expect(DEFAULTS).toMatchObject({ face: "auto", theme: "auto", large: false, motion: true });
    expect(parsePreferences("{}")).toEqual(DEFAULTS);
  });

  it("of an older page keep their values and get defaults for new ones", () => {
    const old = { large: true, fourColours: true, theme: "dark", sort: "rank", name: "Léa" };
    const read = parsePreferences(JSON.stringify(old));
    expect(read).toEqual({ ...DEFAULTS, ...old });
  });

  it("fall back one by one if a value is unknown or of another type", () => {
    const stored = {
      face: "cubist",
      theme: 7,
      large: "yes",
      keys: null,
      name: "Léa",
      sort: "melds",
    };
    expect(parsePreferences(JSON.stringify(stored))).toEqual({
      ...DEFAULTS,
      name: "Léa",
      sort: "melds",
    });
  });

  it("ignore names that this page does not know", () => {
    expect(
      parsePreferences('{"hat": "top", "toString": "x", "__proto__": {"large": true}}'),
    ).toEqual(DEFAULTS);
  });

  it.each(["", "nonsense", "null", "[]", "3", '"large"'])(
    "that read %j are the defaults",
    (stored) => {
      expect(parsePreferences(stored)).toEqual(DEFAULTS);
    },
  );
});
