import { expect, test } from "vitest";
import { rotated, shuffled, swapped } from "./seat-order";

test("two seats change places, or everybody moves on by one", () => {
  expect(swapped(4, 1, 2)).toEqual([0, 2, 1, 3]);
  expect(rotated(4)).toEqual([3, 0, 1, 2]);
});

test("shuffled, everybody has a seat, and something has changed", () => {
  for (const count of [2, 3, 6]) {
    const order = shuffled(count);
    expect([...order].sort()).toEqual([...order.keys()]);
    expect(order).not.toEqual([...order.keys()]);
  }
  const drawn = [1, 0]; // the first changes nothing
  expect(shuffled(2, () => drawn.shift()!)).toEqual([1, 0]);
});
