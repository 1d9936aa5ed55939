import { expect, test } from "vitest";
import { animation } from "./animation";
import type { View } from "./view";

const row = (...cards: string[]): object => ({
  cards,
  colour: null,
  total: cards.reduce((sum, card) => sum + Number(card.slice(1)), 0),
});
const BEFORE = {
  players: 3,
  seat: 0,
  king: 1,
  round: 1,
  rows: [row("r2"), row("b2", "j2"), row()],
  hand: ["b2", "o"],
  hand_sizes: [2, 5, 5],
  stack_sizes: [0, 0, 4],
  announced: [],
  pieces: [[], [], []],
  groups: [
    [9, 4],
    [3, 1],
  ],
} as unknown as View;
const shown = (...events: [string, Record<string, number | string>][]) =>
  animation(
    BEFORE,
    BEFORE,
    events.map(([event, args]) => ({ event, args })),
  );
const DANCE = shown(
  ["danced", { player: 0, kind: "o" }],
  ["last-card", { player: 0 }],
  ["got", { player: 0, other: 2, total: 0, cards: 0 }],
  ["got", { player: 1, other: 0, total: 2, colour: "red", cards: 2 }],
  ["got", { player: 2, other: 1, total: 4, colour: "blue", cards: 2 }],
);

test("a card flies from the hand to its place in the row", () => {
  const [mine] = shown(["played", { player: 0, kind: "b2", other: 2, colour: "blue", total: 2 }]);
  expect(mine).toMatchObject({ flights: [{ from: "hand-b2", to: "card-2-0" }], view: { hand: ["o"], hand_sizes: [1, 5, 5] } });
  const [other] = shown(["played", { player: 2, kind: "r1", other: 0, colour: "red", total: 3 }]);
  expect(other).toMatchObject({ flights: [{ from: "hand-of-2", to: "card-0-0" }], view: { hand: ["b2", "o"] } });
  expect(other!.view.rows[0]).toEqual({ cards: ["r1", "r2"], colour: "red", total: 3 });
});

test("a row counts a card when it has landed, and in a dance when all have", () => {
  const [other] = shown(["played", { player: 2, kind: "r1", other: 0, colour: "red", total: 3 }]);
  expect(other!.during!.rows[0]).toEqual({ cards: ["r1", "r2"], colour: null, total: 2 });
  const [, dance] = DANCE;
  expect(dance!.during!.rows.map(({ total }) => total)).toEqual([2, 4, 0]);
  expect(dance!.view.rows.map(({ total }) => total)).toEqual([0, 2, 4]);
});

test("a ring dance lies in front of oneself first; then every row goes where it is told, all at once", () => {
  const [lies, dance, last, ...more] = DANCE;
  expect(lies).toMatchObject({ flights: [{ from: "hand-o", to: "card-0-0" }], view: { hand: ["b2"] } });
  expect(dance!.view.rows.map(({ cards }) => cards)).toEqual([[], ["o", "r2"], ["b2", "j2"]]);
  expect(dance!.view.rows[2]).toMatchObject({ colour: "blue", total: 4 });
  expect(dance!.flights!.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "card-0-0 card-1-0",
    "card-0-1 card-1-1",
    "card-1-0 card-2-0",
    "card-1-1 card-2-1",
  ]);
  expect(last!.view.announced).toEqual([0]);
  expect(more).toEqual([]);
});

test("cards taken onto a stack go face down, into a hand they stay open", () => {
  const [stack] = shown(["took", { player: 1, into: "stack" }]);
  expect(stack!.flights).toHaveLength(3);
  expect(stack!.flights!.every(({ to, piece }) => to === "stack-1" && "closes" in piece && piece.closes)).toBe(true);
  expect(stack!.view.stack_sizes).toEqual([0, 3, 4]);
  expect(stack!.view.rows.flatMap(({ cards }) => cards)).toEqual([]);
  const [hand] = shown(["took", { player: 1, into: "hand" }]);
  expect(hand).toMatchObject({
    flights: [{ to: "hand-of-1", piece: { closes: false } }, {}, {}],
    view: { hand_sizes: [2, 8, 5] },
  });
});

test("when a round is over the King moves, its count is read, and then its pieces are given out at once, without a word", () => {
  const [king, card, roads, ...more] = shown(
    ["round-over", { player: 2, round: 1 }],
    ["ranked", { player: 0, rank: 1, cards: 9, length: 9 }],
    ["tied", { player: 0, other: 2, cards: 9 }],
    ["ranked", { player: 2, rank: 2, cards: 9, length: 4 }],
    ["ranked", { player: 1, rank: 3, cards: 1, length: 0 }],
    ["dealt", { player: 2, round: 2, cards: 15 }],
  );
  expect(king).toMatchObject({ flights: [{ from: "king-1", to: "king-2" }], view: { king: 2 } });
  expect(card).toMatchObject({ chapter: true, view: { king: 2, pieces: BEFORE.pieces } });
  expect(roads!.flights!.map(({ from, to }) => `${from} ${to}`)).toEqual(["piece-0 road-0", "piece-1 road-2"]);
  expect(roads!.view).toMatchObject({ pieces: [[9], [], [4]], groups: [[], [3, 1]] });
  expect(more.flatMap(({ flights }) => flights ?? [])).toEqual([]);
  expect([roads!, ...more].flatMap(({ events }) => events ?? [])).toEqual([]);
});

test("a piece that is exchanged goes back to the group", () => {
  const before = { ...BEFORE, round: 2, pieces: [[9, 2], [], [4]] };
  const [swap] = animation(before, before, [{ event: "exchanged", args: { player: 0, gave: 9, got: 1 } }]);
  expect(swap!.flights!.map(({ from, to }) => `${from} ${to}`)).toEqual(["piece-1 road-0", "road-0 piece-1"]);
  expect(swap!.view).toMatchObject({
    pieces: [[2, 1], [], [4]],
    groups: [
      [9, 4],
      [9, 3],
    ],
  });
});

test("where an exchange is asked for, the round is counted after it", () => {
  const asked = shown(["round-over", { player: 2, round: 3 }], ["fewest-tied", { player: 0, other: 1, cards: 3 }]);
  expect(asked.some(({ chapter }) => chapter)).toBe(false);
  const told = shown(
    ["stayed", { player: 0 }],
    ["ranked", { player: 1, rank: 1, cards: 9, length: 9 }],
    ["ranked", { player: 0, rank: 2, cards: 3, length: 4 }],
  );
  expect(told.findIndex(({ chapter }) => chapter)).toBe(1);
});
