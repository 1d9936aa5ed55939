import { expect, test } from "vitest";
import { scaleFor, undone } from "./frame";

const board = { x: 0, y: 0, width: 200, height: 100 };

test("where nothing is larger or turned, a box is where it is seen", () => {
  const box = { x: 30, y: 10, width: 20, height: 40 };
  expect(undone(box, board, { scale: 1, turn: 0 })).toEqual(box);
});

test("a box seen twice as large is half as far away", () => {
  const seen = { x: 100, y: 100, width: 40, height: 20 };
  expect(undone(seen, { x: 40, y: 40, width: 400, height: 200 }, { scale: 2, turn: 0 })).toEqual({
    x: 30,
    y: 30,
    width: 20,
    height: 10,
  });
});

test("a quarter turn takes the left upper corner to the right", () => {
  const onItsSide = { x: 0, y: 0, width: 100, height: 200 };
  const corner = { x: 80, y: 0, width: 20, height: 40 };
  expect(undone(corner, onItsSide, { scale: 1, turn: 90 })).toEqual({ x: 0, y: 0, width: 40, height: 20 });
  expect(undone(corner, onItsSide, { scale: 1, turn: 270 })).toEqual({ x: 160, y: 80, width: 40, height: 20 });
});

test("a television shows everything twice as large, a tablet as it is, and large type is not enlarged again", () => {
  expect(scaleFor(1920, 1080, 16)).toBe(2);
  expect(scaleFor(800, 600, 16)).toBe(1);
  expect(scaleFor(3840, 2160, 32)).toBe(2);
});
