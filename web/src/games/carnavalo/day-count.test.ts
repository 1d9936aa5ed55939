import { expect, test } from "vitest";
import type { ViewerEvent } from "../../net/types";
import { lastCount, pointsAfter } from "./day-count";

const step = (...told: ViewerEvent[]) => ({ actor: 0, move: "pass", told });
const DAY: ViewerEvent[] = [
  { event: "in-tent", args: { player: 0, tent: 1, value: 3, cards: 1, confetti: 2 } },
  { event: "in-tent", args: { player: 2, tent: 1, value: 4, cards: 4, confetti: 0 } },
  { event: "won-disc", args: { player: 2, tent: 1, points: 9 } },
  { event: "won-tent-chip", args: { player: 0, tent: 1, chip: "2", points: 6 } },
  { event: "nobody-there", args: { place: 2 } },
  { event: "in-procession", args: { player: 1, value: 5 } },
  { event: "bought-float", args: { player: 1, points: -5 } },
  { event: "no-second", args: { place: "procession" } },
];
const NOW = [6, -5, 9];
const NEW = { event: "new-day", args: { day: 2, player: 1 } };

test("before the first day is over there is nothing to count", () => {
  expect(lastCount([step({ event: "day-over", args: { player: 0, day: 1, reason: "hands" } })], NOW)).toBeNull();
});

test("the count of a day, place by place, is what was told, highest first", () => {
  const { day, tallies } = lastCount([step(...DAY, NEW), step({ event: "moved", args: { player: 1 } })], NOW)!;
  expect(day).toBe(1);
  expect(tallies).toHaveLength(7);
  expect(tallies[0]!.shares).toEqual([
    { seat: 2, cards: 4, confetti: 0, value: 4 },
    { seat: 0, cards: 1, confetti: 2, value: 3 },
  ]);
  expect(tallies.map(({ reasons: said }) => said.map(({ id }) => id).join(", "))).toEqual([
    "won-disc, won-tent-chip",
    "nobody-there",
    "",
    "",
    "",
    "",
    "bought-float, no-second",
  ]);
  expect(tallies[6]!.shares).toEqual([{ seat: 1, cards: 5, confetti: 0, value: 5 }]);
});

test("the last day's count is the one before the end", () => {
  expect(lastCount([step(...DAY, NEW), step(...DAY, { event: "ended", args: { day: 3 } })], NOW)!.day).toBe(3);
});

test("points change with the places that have been counted", () => {
  const count = lastCount([step(...DAY, NEW)], NOW)!;
  expect(pointsAfter([4, 0, 5], count, 0)).toEqual([4, 0, 5]);
  expect(pointsAfter([4, 0, 5], count, 1)).toEqual([6, 0, 9]);
  expect(pointsAfter([4, 0, 5], count, 7)).toEqual([6, -5, 9]);
});

test("a day adds up for everybody: discs, the confetti on them, chips and floats", () => {
  const { brought, points } = lastCount([step(...DAY, NEW)], [4, 0, 7])!;
  expect(points).toEqual([6, -5, 9]);
  expect(brought).toEqual([
    { discs: 0, confetti: 0, chips: 2, float: 0 },
    { discs: 0, confetti: 0, chips: 0, float: -5 },
    { discs: 5, confetti: 0, chips: 0, float: 0 },
  ]);
});

test("a won disc's confetti counts no longer, and the prizes stand beside who gets them", () => {
  const told: ViewerEvent[] = [
    { event: "in-tent", args: { player: 0, tent: 4, value: 6, cards: 4, confetti: 2 } },
    { event: "won-disc", args: { player: 0, tent: 4, points: 8 } },
  ];
  const { brought, tallies } = lastCount([step(...told, NEW)], [8, 0, 0])!;
  expect(brought[0]).toEqual({ discs: 5, confetti: -2, chips: 0, float: 0 });
  expect(tallies[3]!.prizes).toEqual([{ seat: 0, words: "+5" }]);
});

test("read again later, the points are those of that evening", () => {
  const later = step({ event: "confetti", args: { player: 1, tent: 2, field: 3 } });
  expect(lastCount([step(...DAY, NEW), later], [6, -4, 9])!.points).toEqual([6, -5, 9]);
  const quiet = step({ event: "in-tent", args: { player: 0, tent: 1, value: 1, cards: 1, confetti: 0 } }, NEW);
  expect(lastCount([quiet, later], [3, 4, 0])!.points).toEqual([3, 3, 0]);
});

test("with 2× each 2 counts double", () => {
  const chip = (name: string): ViewerEvent => ({ event: "won-tent-chip", args: { player: 0, tent: 1, chip: name, points: 8 } });
  const days = [step(chip("2"), chip("2"), NEW), step(chip("2×"), chip("2"), NEW)];
  expect(lastCount(days, [8, 0, 0])!.brought[0]!.chips).toBe(8);
});
