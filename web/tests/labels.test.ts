import { describe, expect, test } from "vitest";

import { folded, label, marksOf } from "../src/tournament/labels";

const person = (number: number, name: string, club = "") => ({ number, name, club });
const marks = (...people: ReturnType<typeof person>[]) =>
  Object.fromEntries(marksOf(people, (number) => `No. ${number}`));

describe("namesakes", () => {
  test("get a mark, others do not", () => {
    expect(marks(person(1, "Jos"), person(2, "Anna"), person(3, "Jos"))).toEqual({
      1: "No. 1",
      3: "No. 3",
    });
  });

  test("are distinguished by club if all clubs differ", () => {
    expect(marks(person(1, "Jos", "Esch"), person(3, "Jos", "Wiltz"))).toEqual({
      1: "Esch",
      3: "Wiltz",
    });
  });

  test.each([
    ["both have the same club", "Esch", "ESCH"],
    ["one has no club", "Esch", ""],
    ["a club name is too long", "Esch", "Rommé-Club Uelzechtdall"],
  ])("are distinguished by start number if %s", (_, one, other) => {
    expect(marks(person(1, "Jos", one), person(3, "Jos", other))).toEqual({
      1: "No. 1",
      3: "No. 3",
    });
  });

  test.each([
    ["Müller, Anna-Maria", "anna maria mueller"],
    ["Léa Weiß", "LEA WEISS"],
  ])("are recognised: %s and %s", (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });
});

test("label appends the mark to the name", () => {
  expect(label("Jos", "Esch")).toBe("Jos (Esch)");
  expect(label("Jos", undefined)).toBe("Jos");
});
