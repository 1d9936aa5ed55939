import { expect, test } from "vitest";
import { script } from "./script";
import type { View } from "./view";

const row = (...cards: string[]): object => ({ cards, colour: null, total: cards.reduce((sum, card) => sum + Number(card.slice(1)), 0) });
const BEFORE = {
  players: 3,
  seat: 0,
  king: 1,
  round: 1,
  rows: [row("r2"), row("b2", "j2"), row()],
  hand: ["b2", "o"],
  hand_sizes: [2, 5, 5],
  stack_sizes: [0, 0, 4],
  pieces: [[], [], []],
  groups: [[9, 4], [3, 1]],
} as unknown as View;

test("a card flies from the hand to its place in the row", () => {
  const beats = script(BEFORE, BEFORE, [{ actor: 0, move: "o" }]);
  expect(beats[0]).toMatchObject({ flights: [{ from: "hand-o", to: "card-0-0" }], view: { hand: ["b2"], hand_sizes: [1, 5, 5] } });
  const [other] = script(BEFORE, BEFORE, [{ actor: 2, move: "r1>0" }]);
  expect(other).toMatchObject({ flights: [{ from: "hand-of-2", to: "card-0-0" }], view: { hand: ["b2", "o"] } });
});

test("in the ring dance every row goes to the left neighbour, all at once", () => {
  const dance = script(BEFORE, BEFORE, [{ actor: 0, move: "o" }])[1]!;
  expect(dance.view.rows.map(({ cards }) => cards)).toEqual([[], ["o", "r2"], ["b2", "j2"]]);
  expect(dance.flights!.map(({ from, to }) => `${from} ${to}`)).toEqual(["card-0-0 card-1-0", "card-0-1 card-1-1", "card-1-0 card-2-0", "card-1-1 card-2-1"]);
});

test("at six all rows go face down onto the stack of that player", () => {
  const [, take] = script(BEFORE, BEFORE, [{ actor: 0, move: "b2>1" }]);
  expect(take!.flights).toHaveLength(4);
  expect(take!.flights!.every(({ to, piece }) => to === "stack-1" && "closes" in piece)).toBe(true);
  expect(take!.view.stack_sizes).toEqual([0, 4, 4]);
  expect(take!.view.rows.flatMap(({ cards }) => cards)).toEqual([]);
});

test("cards that are taken into a hand stay open", () => {
  const [take] = script(BEFORE, { ...BEFORE, hand_sizes: [2, 8, 5] }, [{ actor: 1, move: "take" }]);
  expect(take!.flights![0]).toMatchObject({ to: "hand-of-1", piece: { closes: false } });
});

test("when a round is over the King moves, and the pieces of the round are given out", () => {
  const after = { ...BEFORE, king: 2, round: 2, pieces: [[9], [], [4]] };
  const [king, roads] = script(BEFORE, after, [{ actor: "chance", move: "deal ?" }]);
  expect(king).toMatchObject({ flights: [{ from: "king-1", to: "king-2" }] });
  expect(roads!.flights!.map(({ from, to }) => `${from} ${to}`)).toEqual(["piece-0 road-0", "piece-1 road-2"]);
});
