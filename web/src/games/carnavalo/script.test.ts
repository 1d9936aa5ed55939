import { expect, test } from "vitest";
import { script } from "./script";
import type { View } from "./view";

const card = (owner: number, value: number | null) => ({ owner, value });
const tents = [[card(0, 3), card(1, null)], [], [card(1, 2)], [], [], []].map((cards) => ({ cards, chip: "1", chips: 4 }));
const BEFORE = {
  seat: 0,
  route: { fields: 12, tents: [1, 3, 5, 7, 9, 11] },
  track: 4,
  day: 1,
  ring: 3,
  citizens: [10, 2, 8],
  tents,
  middle: card(1, 5),
  procession: [],
  hand: [1, 4],
  hand_sizes: [2, 3],
  chips: ["t4"],
  chip_counts: [1, 0],
  stack: 4,
  discs: [[2, 0, 0, 0, 0, 0], [0, 0, 4, 0, 0, 0]],
  result: null,
} as unknown as View;
const told = (actor: number, move: string) => script(BEFORE, BEFORE, [{ actor, move }]);
const ways = (beats: ReturnType<typeof told>): string[] => beats.flatMap(({ flights }) => (flights ?? []).map(({ from, to }) => `${from} ${to}`));

test("a citizen walks field by field, round the end of the route", () => {
  expect(told(1, "move bar 3").map(({ view }) => view.citizens[2])).toEqual([9, 10, 11]);
  expect(told(0, "move prince 3").map(({ view }) => view.citizens[0]).slice(0, 3)).toEqual([11, 0, 1]);
});

test("the Prince takes the stage card to the procession, and its owner's disc moves on", () => {
  const beats = told(0, "move prince 3");
  expect(ways(beats)).toEqual(["tent-0 procession-0"]);
  expect(beats.at(-1)!.view).toMatchObject({ procession: [{ owner: 0, value: 3 }], discs: [[3, 0, 0, 0, 0, 0], [0, 0, 4, 0, 0, 0]] });
});

test("the Miss lays down the card from the middle and takes the bottom one along", () => {
  const beats = told(1, "chip ? miss 3");
  expect(ways(beats)).toEqual(["player-1 stack", "middle tent-2", "tent-2 middle"]);
  expect(beats.at(-1)!.view).toMatchObject({ middle: { owner: 1, value: 2 }, ring: 3, stack: 5 });
});

test("on top: the disc of the covered card's owner moves on; under: he gets a movement chip", () => {
  expect(told(1, "card 5 t1 top").at(-1)!.view.discs[0]).toEqual([3, 0, 0, 0, 0, 0]);
  const under = told(0, "card 4 t3 under");
  expect(ways(under)).toEqual(["held-4 tent-2", "stack player-1"]);
  expect(under.at(-1)!.view).toMatchObject({ hand: [1], hand_sizes: [1, 3], chip_counts: [1, 1], ring: 2 });
});

test("where the Barricade man stands nothing happens", () => {
  const barred = { ...BEFORE, citizens: [10, 2, 1] };
  expect(ways(script(barred, barred, [{ actor: 0, move: "move prince 3" }]))).toEqual([]);
});

test("put directly into a tent, with one's own chip", () => {
  const beats = told(0, "chip t4 bar direct");
  expect(ways(beats)).toEqual(["token-t4 stack"]);
  expect(beats.at(-1)!.view).toMatchObject({ citizens: [10, 2, 7], ring: 0, chips: [] });
});
