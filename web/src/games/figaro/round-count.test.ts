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
