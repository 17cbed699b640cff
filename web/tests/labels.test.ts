import { describe, expect, test } from "vitest";

import { folded, label, marksOf } from "../src/tournament/labels";

const person = (number: number, name: string, club = "") => ({ number, name, club });
const marks = (...people: ReturnType<typeof person>[]) =>
  Object.fromEntries(marksOf(people, (number) => `No. ${number}`));

describe("people of the same name", () => {
  test("have a mark, others none", () => {
    expect(marks(person(1, "Jos"), person(2, "Anna"), person(3, "Jos"))).toEqual({
      1: "No. 1",
      3: "No. 3",
    });
  });

  test("are told apart by club, if each has another one", () => {
    expect(marks(person(1, "Jos", "Esch"), person(3, "Jos", "Wiltz"))).toEqual({
      1: "Esch",
      3: "Wiltz",
    });
  });

  test.each([
    ["the same club", "Esch", "ESCH"],
    ["no club", "Esch", ""],
    ["a club too long to be read beside a name", "Esch", "Rommé-Club Uelzechtdall"],
  ])("are told apart by start number with %s", (_, one, other) => {
    expect(marks(person(1, "Jos", one), person(3, "Jos", other))).toEqual({
      1: "No. 1",
      3: "No. 3",
    });
  });

  test.each([
    ["Müller, Anna-Maria", "anna maria mueller"],
    ["Léa Weiß", "LEA WEISS"],
  ])("%s is %s", (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });
});

test("a mark stands behind the name", () => {
  expect(label("Jos", "Esch")).toBe("Jos (Esch)");
  expect(label("Jos", undefined)).toBe("Jos");
});
