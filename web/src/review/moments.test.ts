import { expect, test } from "vitest";
import type { Review } from "../net/review-types";
import { costOf, markAt, marksIn, markSize, momentsToLearnFrom } from "./moments";
import type { Decision } from "./summary";

const decision = (number: number, actor: number, loss: number, cost: number, label = "mistake"): Decision =>
  ({ number, actor, change: [actor ? cost : -cost, actor ? -cost : cost], verdict: { label, loss } }) as unknown as Decision;

const ALL = [
  decision(3, 0, 0.05, 0.02),
  decision(8, 1, 0.4, 0.4),
  decision(9, 0, 0.2, 0.3),
  decision(12, 0, 0.3, 0.01),
  decision(15, 0, 0.1, 0.05),
  decision(20, 0, 0.9, 0.9, "only"),
];

test("one learns from the weak moves that cost most, told in the order of the game", () => {
  const review = { steps: ALL } as unknown as Review;
  const numbers = (seat: number | null): number[] => momentsToLearnFrom(review, seat).map(({ number }) => number);
  expect(numbers(0)).toEqual([9, 12, 15]);
  expect(numbers(null)).toEqual([8, 9, 12]);
  expect(numbers(1)).toEqual([8]);
});

test("a mark is as large as what the move cost its player in this game", () => {
  expect(costOf(ALL[1]!)).toBeCloseTo(0.4);
  expect(costOf(decision(1, 0, 0.1, -0.2))).toBe(0);
  const sizes = [0, 0.02, 0.1, 0.35].map((cost) => markSize(decision(1, 0, 0.1, cost)));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(sizes).size).toBe(4);
  expect(markSize(decision(1, 0, 0.1, 0.9))).toBe(sizes[3]);
});

test("a mark is hit where it is drawn, and every drawn one can be hit", () => {
  const marks = marksIn(ALL, (number) => number * 10);
  for (const mark of marks) expect(markAt(marks, mark.x)).toBe(mark);
  expect(markAt(marks, 55)).toBeNull();
});

test("of marks on the same place the costliest is drawn", () => {
  const marks = marksIn(ALL, () => 50);
  expect(marks.map((mark) => mark.decision.number)).toEqual([20]);
});
