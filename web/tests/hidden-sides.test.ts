import { expect, it } from "vitest";

import { hiddenSides } from "../src/table/hidden-sides";

const box = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom }) });

it("says on which sides a container hides some of its parts", () => {
  const field = box(100, 300);
  expect(hiddenSides(field, [])).toEqual({ above: false, below: false });
  expect(hiddenSides(field, [box(120, 160), box(250, 320)])).toEqual({
    above: false,
    below: false,
  });
  expect(hiddenSides(field, [box(40, 80)])).toEqual({ above: true, below: false });
  expect(hiddenSides(field, [box(60, 105), box(295, 340)])).toEqual({ above: true, below: true });
});
