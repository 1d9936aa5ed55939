/** A round's count: each player's cards, the road piece they bring, and how a tie was decided. */
import { lineOf } from "../../net/event-lines";
import type { Line, StepSeen, ViewerEvent } from "../../net/types";

export interface Rank {
  player: number;
  rank: number;
  cards: number;
  /** The length of the piece; 0: none. */
  length: number;
}

/** How a road grew: round by round, and what the exchange of the third round took off it. */
export interface Growth {
  player: number;
  rounds: (number | null)[];
  exchange: number | null;
  road: number;
}

export interface Round {
  round: number;
  /** Most cards first. */
  ranks: Rank[];
  /** In the same order. */
  roads: Growth[];
  /** Why, where that is not plain from the numbers. */
  reasons: Line[];
}

const REASONS = ["tied", "fewest-tied", "no-exchange", "exchanged", "stayed"];

/** The count of the last counted round; null if there is none. */
export function lastRound(history: readonly StepSeen[]): Round | null {
  const rounds = roundsOf(history);
  const last = rounds.at(-1);
  if (!last) return null;
  const ranks = ranksOf(last);
  return {
    round: rounds.length,
    ranks,
    roads: ranks.map(({ player }) => growth(player, rounds)),
    reasons: last.filter(({ event }) => REASONS.includes(event)).flatMap((one) => lineOf(one, "figaro") ?? []),
  };
}

/** What was told of each round that was counted, from its end on: an exchange may be a move of its own in between. */
function roundsOf(history: readonly StepSeen[]): ViewerEvent[][] {
  const rounds: ViewerEvent[][] = [];
  for (const event of history.flatMap((step) => step.told)) {
    if (event.event === "round-over") rounds.push([event]);
    else rounds.at(-1)?.push(event);
  }
  return rounds.filter((round) => ranksOf(round).length > 0);
}

const ranksOf = (round: readonly ViewerEvent[]): Rank[] =>
  round.filter(({ event }) => event === "ranked").map(({ args }) => args as unknown as Rank);

function growth(player: number, rounds: readonly ViewerEvent[][]): Growth {
  const lengths = rounds.map((round) => ranksOf(round).find((one) => one.player === player)?.length || null);
  const swap = rounds.flat().find(({ event, args }) => event === "exchanged" && args?.["player"] === player)?.args;
  const exchange = swap ? Number(swap["got"]) - Number(swap["gave"]) : null;
  const road = lengths.reduce<number>((sum, length) => sum + (length ?? 0), exchange ?? 0);
  return { player, rounds: lengths, exchange, road };
}
