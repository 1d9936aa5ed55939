import { expect, test } from "vitest";
import { animation } from "./animation";
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
  discs: [
    [2, 0, 0, 0, 0, 0],
    [0, 0, 4, 0, 0, 0],
  ],
  points: [2, 4],
  result: null,
} as unknown as View;
const shown = (...events: [string, Record<string, number | string>][]) =>
  animation(
    BEFORE,
    BEFORE,
    events.map(([event, args]) => ({ event, args })),
  );
const ways = (beats: ReturnType<typeof shown>): string[] =>
  beats.flatMap(({ flights }) => (flights ?? []).map(({ from, to }) => `${from} ${to}`));

test("a citizen walks field by field, round the end of the route", () => {
  expect(shown(["moved", { player: 1, citizen: "bar", steps: 3, field: 11 }]).map(({ view }) => view.citizens[2])).toEqual([
    9, 10, 11,
  ]);
  expect(shown(["moved", { player: 0, citizen: "prince", steps: 3, field: 1 }]).map(({ view }) => view.citizens[0])).toEqual([
    11, 0, 1,
  ]);
});

test("the Prince takes the stage card to the procession, its owner's disc moves on, and the next card is turned up", () => {
  const beats = shown(
    ["to-procession", { player: 0, value: 3, tent: 1 }],
    ["confetti", { player: 0, tent: 1, field: 3 }],
    ["turned-up", { player: 1, value: 4, tent: 1 }],
  );
  expect(ways(beats)).toEqual(["tent-0 procession-0"]);
  expect(beats.at(-1)!.view).toMatchObject({ procession: [card(0, 3)], points: [3, 4] }); // its points with it
  expect(beats.at(-1)!.view.discs).toEqual([[3, 0, 0, 0, 0, 0], BEFORE.discs[1]!]);
  expect(beats.at(-1)!.view.tents[0]!.cards).toEqual([card(1, 4)]);
});

test("the Miss lays down the card from the middle and takes the bottom one along; nobody sees whose chip it was", () => {
  const beats = shown(
    ["chip-moved", { player: 1, citizen: "miss", steps: 3, field: 5 }],
    ["laid", { player: 1, value: 5, tent: 3 }],
    ["taken", { player: 1, value: 2, tent: 3 }],
    ["ring", { number: 3 }],
  );
  expect(ways(beats)).toEqual(["player-1 stack", "middle tent-2", "tent-2 middle"]);
  expect(beats[0]!.flights![0]!.piece).toEqual({ token: "?" });
  expect(beats.at(-1)!.view).toMatchObject({ citizens: [10, 5, 8], middle: card(1, 2), ring: 3, stack: 5 });
});

test("a card on top, one's own card under: the disc moves on, or somebody gets a chip", () => {
  const top = shown(["played-top", { player: 1, value: 5, tent: 1 }], ["confetti", { player: 0, tent: 1, field: 3 }]);
  expect(top.at(-1)!.view.tents[0]!.cards).toEqual([card(1, 5), card(0, 3), card(1, null)]);
  const under = shown(["played-under", { player: 0, value: 4, tent: 3 }], ["got-chip", { player: 1 }], ["ring", { number: 2 }]);
  expect(ways(under)).toEqual(["held-4 tent-2", "stack player-1"]);
  expect(under.at(-1)!.view).toMatchObject({ hand: [1], hand_sizes: [1, 3], chip_counts: [1, 1], ring: 2 });
  const others = shown(["played-under", { player: 1, tent: 3 }]);
  expect(others[0]!.view.tents[2]!.cards).toEqual([card(1, 2), card(1, null)]);
});

test("put directly into a tent, with one's own chip", () => {
  const beats = shown(["chip-direct", { player: 0, tent: 4, citizen: "bar", field: 7 }], ["ring", { number: 0 }]);
  expect(ways(beats)).toEqual(["token-t4 stack"]);
  expect(beats.at(-1)!.view).toMatchObject({ citizens: [10, 2, 7], ring: 0, chips: [] });
});

test("when a day is over its count is read before anything goes on, and nobody has won anything before it", () => {
  const [over, count, ...more] = shown(
    ["day-over", { player: 0, day: 1, reason: "hands" }],
    ["won-disc", { player: 1, tent: 2, points: 7 }],
    ["new-day", { day: 2, player: 1 }],
  );
  expect(over!.events?.map(({ event }) => event)).toEqual(["day-over"]);
  expect(count).toMatchObject({ chapter: true, view: { discs: BEFORE.discs } });
  expect(count!.counted?.map(({ event }) => event)).toEqual(["won-disc", "new-day"]);
  expect(more.flatMap(({ events }) => events ?? [])).toEqual([]);
});

test("whoever holds a chip when the day is over puts it back before the count", () => {
  const over = shown(["played-empty", { player: 0, value: 4, tent: 4 }], ["day-over", { player: 0, day: 1, reason: "hands" }]);
  expect(over.some(({ chapter }) => chapter)).toBe(false);
  const [back, count] = shown(["returned", { player: 0, tent: 4 }], ["face-down", { player: 1, value: 2, place: 1 }]);
  expect(back!.view.chips).toEqual([]);
  expect(count!.chapter).toBe(true);
});
