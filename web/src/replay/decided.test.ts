import { expect, test } from "vitest";
import { decidedBy } from "./decided";

test("the winner is ahead for good from the step after which nobody else was", () => {
  const standings = [
    [0, 0],
    [3, 1],
    [3, 5],
    [8, 5],
    [8, 7],
  ];
  expect(decidedBy(standings, [0])).toBe(3);
});

test("who was ahead all the time won at no particular moment", () => {
  expect(
    decidedBy(
      [
        [1, 0],
        [2, 1],
      ],
      [0],
    ),
  ).toBeNull();
});

test("what is behind to the end is decided by something else", () => {
  expect(
    decidedBy(
      [
        [0, 1],
        [0, 2],
      ],
      [0],
    ),
  ).toBeNull();
});
