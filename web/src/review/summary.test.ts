import { expect, test } from "vitest";
import type { Review, SeatSummary, Step, Verdict } from "../net/review-types";
import { bands, chances, decisions, largestGift, waterfall } from "./summary";

const verdict = (label: Verdict["label"]): Verdict => ({
  ...{ played: "a", best: "b", loss: 0.1, se: 0, measured: 0.1, at_stake: 0.2, effect: [], alternatives: [], reasons: [] },
  ...{ claims: [], continuations: null },
  label,
});
const step = (number: number, actor: number | null, chances: number[], found: Verdict | null = null): Step => ({
  ...{ number, actor, chances, kind: actor === null ? "luck" : "decision", change: [0, 0], se: [0, 0], verdict: found },
});
const REVIEW = {
  start: [0.5, 0.5],
  steps: [
    step(1, null, [0.6, 0.4]),
    step(2, 0, [0.3, 0.7], verdict("mistake")),
    { ...step(2, null, [0.25, 0.75]), kind: "judge" },
    step(4, 1, [0.4, 0.6], verdict("doubtful")),
    step(5, 0, [1, 0], verdict("only")),
  ],
} as unknown as Review;

test("decisions are chosen by seat and by how bad they were", () => {
  const numbers = (...wish: [number | null, Parameters<typeof decisions>[2]]): number[] =>
    decisions(REVIEW, ...wish).map(({ number }) => number);
  expect(numbers(null, "all")).toEqual([2, 4, 5]);
  expect(numbers(null, "doubtful")).toEqual([2, 4]);
  expect(numbers(null, "mistake")).toEqual([2]);
  expect(numbers(null, "blunder")).toEqual([]);
  expect(numbers(null, "good")).toEqual([5]);
  expect(numbers(1, "all")).toEqual([4]);
});

test("at every number the chances are those the judge thought of last", () => {
  const all = chances(REVIEW, 5);
  expect(all.map(([first]) => first)).toEqual([0.5, 0.6, 0.25, 0.25, 0.4, 1]);
});

test("bands lie one on the other and fill the picture", () => {
  const [first, second] = bands(
    [
      [0.5, 0.5],
      [1, 0],
    ],
    100,
    10,
  );
  expect(first).toBe("M0.0 10.0L100.0 10.0L100.0 0.0L0.0 5.0Z");
  expect(second).toBe("M0.0 5.0L100.0 0.0L100.0 0.0L0.0 0.0Z");
});

test("what an account shows adds up to the tenth", () => {
  const summary = { start: 0.33333, luck: 0.11118, own: -0.20004, others: 0.25549, judge: 0.50004, result: 1 } as SeatSummary;
  const rows = waterfall(summary);
  const parts = rows.slice(0, -1).reduce((sum, row) => sum + row.tenths, 0);
  expect(parts).toBe(1000);
  expect(rows.at(-1)).toMatchObject({ what: "result", from: 0, to: 1, tenths: 1000 });
  expect(rows[2]!.from).toBeCloseTo(0.44451);
});

test("the largest gift is one to somebody else", () => {
  expect(
    largestGift([
      [0.5, 0.02],
      [0.121, -0.3],
    ]),
  ).toEqual({ from: 1, to: 0, share: 0.121 });
  expect(
    largestGift([
      [0.5, 0.001],
      [0, -0.3],
    ]),
  ).toBeNull();
});
