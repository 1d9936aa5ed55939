/** A round's count: each player's cards, the road piece they bring, and how a tie was decided. */
import { lineOf } from "../../net/event-lines";
import type { Line, StepSeen } from "../../net/types";

export interface Rank {
  player: number;
  rank: number;
  cards: number;
  /** The length of the piece; 0: none. */
  length: number;
}

export interface Round {
  round: number;
  /** Most cards first. */
  ranks: Rank[];
  /** Why, where that is not plain from the numbers. */
  reasons: Line[];
}

const REASONS = ["tied", "fewest-tied", "no-exchange"];

/** The count of the last finished round; null if there is none. */
export function lastRound(history: readonly StepSeen[]): Round | null {
  const events = history.findLast((step) => step.told.some(({ event }) => event === "round-over"))?.told ?? [];
  const over = events.find(({ event }) => event === "round-over");
  if (!over) return null;
  return {
    round: Number(over.args?.["round"]),
    ranks: events.filter(({ event }) => event === "ranked").map(({ args }) => args as unknown as Rank),
    reasons: events.filter(({ event }) => REASONS.includes(event)).flatMap((one) => lineOf(one, "figaro") ?? []),
  };
}
