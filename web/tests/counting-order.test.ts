import { expect, test } from "vitest";

import { countingOrder } from "../src/table/counting-order";

test("hands are counted clockwise from the winner's left", () => {
  expect(countingOrder([3, 4, 1], 4)).toEqual([4, 1, 3]);
  expect(countingOrder([2, 3, 4, 1], 2)).toEqual([2, 3, 4, 1]);
});

test("without a winner, counting begins at the dealer's left", () => {
  expect(countingOrder([3, 4, 1], null)).toEqual([3, 4, 1]);
});
