import { expect, test } from "vitest";
import type { SeatInfo } from "../net/types";
import { DAY_MS, daysLeft, isOff } from "./days-off";

const seat = (off_until: number, off_ms: number): SeatInfo =>
  ({ kind: "person", name: "", level: "", reason: null, share: "none", off_until, off_ms }) as SeatInfo;

test("whoever comes back early keeps the rest of their days", () => {
  const now = 100 * DAY_MS;
  expect(daysLeft(seat(0, 0), now)).toBe(14);
  expect(daysLeft(seat(now + 3 * DAY_MS, 3 * DAY_MS), now)).toBe(14);
  expect(daysLeft(seat(now + 1.5 * DAY_MS, 3 * DAY_MS), now)).toBe(12);
  expect(daysLeft(seat(now - DAY_MS, 3 * DAY_MS), now)).toBe(11);
  expect([isOff(seat(now + 1, 1), now), isOff(seat(now, 1), now), isOff(undefined, now)]).toEqual([true, false, false]);
});
