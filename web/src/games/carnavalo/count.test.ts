import { expect, test } from "vitest";
import { dayCount } from "./count";
import type { View } from "./view";

const tent = (chip: string) => ({ cards: [], chip, chips: 4 });
const BEFORE = {
  tents: ["1", "2", "3", "4", "1", "2"].map(tent),
  discs: [[0, 0, 0, 0, 0, 2], [null, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
  procession_chip: 5,
  has_float: [false, true, false],
} as unknown as View;
const place = (...values: number[]) => ({ cards: [], values });
const counted = (places: object[]) => dayCount(BEFORE, { last_day: places } as unknown as View);
const ids = (places: object[]): string[] => counted(places).map(({ said }) => said.map(({ id, args }) => `${id}${"player" in args ? ` ${String(args.player)}` : ""}`).join(", "));

test("the highest wins the disc and the second the chip; who has the disc already wins the chip", () => {
  expect(ids([place(2, 5, 1), place(2, 5, 1)])).toEqual(["won-tent-chip 1", "won-disc 1, won-tent-chip 0"]);
});

test("a tie brings nothing, a tie for second leaves the chip, and with nothing nobody wins", () => {
  expect(ids([place(4, 4, 1), place(5, 2, 2), place(0, 0, 0), place(0, 3, 0)])).toEqual([
    "tied-first",
    "won-disc 0, tied-second",
    "nobody-there",
    "won-disc 1, no-second",
  ]);
});

test("most in the procession buys a float, unless there is one already", () => {
  const tents = Array.from({ length: 6 }, () => place(0, 0, 0));
  expect(ids([...tents, place(3, 0, 4)]).at(-1)).toBe("bought-float 2, won-procession-chip 0");
  expect(ids([...tents, place(3, 9, 4)]).at(-1)).toBe("won-procession-chip 1");
});

test("what somebody has is made of cards and confetti, highest first", () => {
  const cards = [{ owner: 0, value: 1 }, { owner: 2, value: 3 }, { owner: 2, value: 1 }];
  expect(counted([{ cards, values: [3, 0, 4] }])[0]!.shares).toEqual([
    { seat: 2, cards: 4, confetti: 0, value: 4 },
    { seat: 0, cards: 1, confetti: 2, value: 3 },
  ]);
});
