import { expect, test } from "vitest";
import type { ViewerEvent } from "../../net/types";
import { lastRound } from "./round-count";

const step = (...told: ViewerEvent[]) => ({ actor: 0, move: "take", told });
const rank = (player: number, cards: number, length: number) => ({ player, rank: 1, cards, length });
const OVER: ViewerEvent[] = [
  { event: "took", args: { player: 0, into: "stack" } },
  { event: "round-over", args: { player: 2, round: 1 } },
  { event: "ranked", args: rank(0, 9, 12) },
  { event: "tied", args: { player: 0, other: 1, cards: 9 } },
  { event: "ranked", args: rank(1, 9, 8) },
];

test("before the first round is over there is nothing to count", () => {
  expect(lastRound([step(OVER[0]!)])).toBeNull();
});

test("what a round came to is what was told: who, how many cards, which road, and why", () => {
  const { round, ranks, reasons: said } = lastRound([step(...OVER), step({ event: "played", args: { player: 1 } })])!;
  expect(round).toBe(1);
  expect(ranks).toEqual([rank(0, 9, 12), rank(1, 9, 8)]);
  expect(said.map(({ id }) => id)).toEqual(["tied"]);
});

test("the last count comes after the exchange, names it, and every road adds up", () => {
  const over = (round: number): ViewerEvent => ({ event: "round-over", args: { player: 0, round } });
  const ranked = (...ranks: ReturnType<typeof rank>[]): ViewerEvent[] => ranks.map((args) => ({ event: "ranked", args }));
  const first = [over(1), ...ranked(rank(0, 9, 10), rank(1, 3, 2))];
  const second = [over(2), ...ranked(rank(0, 9, 5), rank(1, 3, 4))];
  const exchanged: ViewerEvent = { event: "exchanged", args: { player: 0, gave: 10, got: 5 } };
  const history = [step(...first), step(...second), step(over(3))];
  expect(lastRound(history)!.round).toBe(2);
  const { round, roads, reasons } = lastRound([...history, step(exchanged, ...ranked(rank(1, 9, 10), rank(0, 1, 1)))])!;
  expect(round).toBe(3);
  expect(roads).toEqual([
    { player: 1, rounds: [2, 4, 10], exchange: null, road: 16 },
    { player: 0, rounds: [10, 5, 1], exchange: -5, road: 11 },
  ]);
  expect(reasons.map(({ id }) => id)).toEqual(["exchanged"]);
});
