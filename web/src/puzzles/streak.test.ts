import { expect, test } from "vitest";
import { afterTry, marks, streakOn, type PuzzleProgress } from "./streak.svelte";

const NOTHING: PuzzleProgress = { day: "", firsts: {}, last: "", streak: 0 };
const right = (before: PuzzleProgress, day: string, puzzle = "a"): PuzzleProgress => afterTry(before, day, puzzle, true);

test("days in a row are counted, over the end of a month too", () => {
  const three = right(right(right(NOTHING, "2026-11-29"), "2026-11-30"), "2026-12-01");
  expect(streakOn("2026-12-01", three)).toBe(3);
  expect(streakOn("2026-12-02", three)).toBe(3); // today is not over
  expect(streakOn("2026-12-03", three)).toBe(0);
  expect(streakOn("2026-12-05", right(three, "2026-12-05"))).toBe(1);
});

test("several puzzles of a day are one day, and only the first try counts", () => {
  const two = right(right(NOTHING, "2026-11-16", "a"), "2026-11-16", "b");
  expect(streakOn("2026-11-16", two)).toBe(1);
  const wrong = afterTry(NOTHING, "2026-11-16", "a", false);
  expect(right(wrong, "2026-11-16", "a")).toEqual(wrong);
  expect(streakOn("2026-11-16", wrong)).toBe(0);
});

test("a day without a right one breaks nothing before it is over", () => {
  const tried = afterTry(right(NOTHING, "2026-11-16"), "2026-11-17", "b", false);
  expect(streakOn("2026-11-17", tried)).toBe(1);
  expect(streakOn("2026-11-18", tried)).toBe(0);
});

test("each has a sign, whatever was tried", () => {
  expect(marks({ a: true, c: false }, ["a", "b", "c"])).toBe("●–○");
});
