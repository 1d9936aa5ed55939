import { expect, test } from "vitest";
import { square, TENT_HEIGHT } from "./geometry";

const ROUTE = { fields: 12, tents: [1, 3, 5, 7, 9, 11], prince: 0, miss: 4, bar: 8 };
const WIDTH_OF_A_PHONE = 348;

test.each([208, 230, 260, 320, 480, 740])("on a square %d high no tent stands before the number of its field", (height) => {
  const { tent, tents, fields, breadth } = square(WIDTH_OF_A_PHONE, height, ROUTE);
  const readable = breadth * 0.1;
  for (const [i, { y }] of tents.entries()) {
    const field = fields[ROUTE.tents[i]!]!;
    if (y < height / 3) expect(field.y - readable).toBeGreaterThan(y + (tent * TENT_HEIGHT) / 2);
  }
});

test.each([208, 260, 480, 740])("on a square %d high every tent is on it", (height) => {
  const { tent, tents } = square(WIDTH_OF_A_PHONE, height, ROUTE);
  for (const { x, y } of tents) {
    expect(x - tent / 2).toBeGreaterThanOrEqual(0);
    expect(x + tent / 2).toBeLessThanOrEqual(WIDTH_OF_A_PHONE);
    expect(y - (tent * TENT_HEIGHT) / 2).toBeGreaterThanOrEqual(0);
    expect(y + (tent * TENT_HEIGHT) / 2).toBeLessThanOrEqual(height);
  }
});
