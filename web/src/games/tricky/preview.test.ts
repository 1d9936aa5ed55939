import { expect, test } from "vitest";
import { preview } from "./preview";

const BOARD = [
  { cells: ["g2", "g", "g", "r"], arrow: 1 },
  { cells: ["g2", "g", "g", "g", "r"], arrow: 1 },
  { cells: ["g", "g", "g", "y", "g", "r"], arrow: 2 },
  { cells: ["g", "g", "g", "y", "g", "g", "r"], arrow: 2 },
  { cells: ["g", "g", "g", "y", "g", "y", "g", "r"], arrow: 3 },
];
const EMPTY = [0, 0, 0, 0, 0];

test("a six is free", () => {
  expect(preview(BOARD, EMPTY, [6, 6], 18)).toMatchObject({ pays: 0, takes: 0, loan: 0 });
});

test("the first cell of column 1 costs two, and the supply pays a yellow one", () => {
  expect(preview(BOARD, EMPTY, [1], 18).pays).toBe(2);
  expect(preview(BOARD, [0, 0, 3, 0, 0], [3], 18).pays).toBe(0);
});

test("the red cell wins every chip of the column, and dice left over begin it again", () => {
  expect(preview(BOARD, [3, 0, 0, 0, 0], [1, 1], 18)).toMatchObject({ wins: [1, 0, 0, 0, 0], pays: 1 + 2, takes: 5 });
});

test("what is won comes first, so that the loan is small", () => {
  expect(preview(BOARD, [3, 0, 0, 0, 0], [1, 2], 0).loan).toBe(1);
  expect(preview(BOARD, EMPTY, [1, 2], 3).loan).toBe(1);
});
