import { expect, test } from "vitest";
import { overlap, placed, type Box } from "./placement";

const SCREENS: [number, number][] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [683, 512],
  [1440, 900],
];
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

test.each(SCREENS)("on %i×%i a card never lies over a thing of any usual size, wherever it is", (width, height) => {
  const screen = box(0, 0, width, height);
  const card = { width: Math.min(352, width - 16), height: 120 };
  for (const size of [30, 90, 150])
    for (let x = 0; x <= width - size; x += 70)
      for (let y = 0; y <= height - size; y += 70) {
        const thing = box(x, y, size, size);
        const at = placed(card, [thing], screen);
        expect(overlap({ ...at, ...card }, thing), `${size} at ${x},${y}`).toBe(0);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.x + card.width).toBeLessThanOrEqual(width);
        expect(at.y + card.height).toBeLessThanOrEqual(height);
      }
});

test("it covers none of several things far from each other", () => {
  const things = [box(20, 60, 60, 60), box(300, 700, 60, 60), box(150, 400, 90, 90)];
  const card = { width: 300, height: 140 };
  const at = placed(card, things, box(0, 0, 390, 844));
  expect(things.map((thing) => overlap({ ...at, ...card }, thing))).toEqual([0, 0, 0]);
});

test("of two free places it takes the one that covers nothing else", () => {
  const thing = box(100, 300, 100, 60);
  const below = box(0, 370, 390, 200);
  const card = { width: 200, height: 100 };
  const at = placed(card, [thing], box(0, 0, 390, 844), [below]);
  expect(overlap({ ...at, ...card }, below)).toBe(0);
  expect(at.y).toBeLessThan(300);
});

test("without a thing it lies low in the middle", () => {
  expect(placed({ width: 200, height: 100 }, [], box(0, 0, 1000, 800))).toEqual({ x: 400, y: 692 });
});
