/** The moments of a game that are worth a look. Pure. */
import type { Review, TurningPoint } from "../net/review-types";
import { decisions, type Decision } from "./summary";

const MOST = 3;

/** Where most changed hands, in the order of the game. */
export function decidingMoments(review: Review): TurningPoint[] {
  return review.turning_points.slice(0, MOST);
}

/** What a decision cost whoever made it in this very game, of 1. */
export function costOf({ actor, change }: Decision): number {
  return Math.max(0, -(change[actor] ?? 0));
}

/** The weak moves of a seat, or of all, that cost most; in the order of the game. */
export function momentsToLearnFrom(review: Review, seat: number | null): Decision[] {
  const weak = decisions(review, seat, "doubtful");
  const worst = [...weak].sort((one, other) => weight(other) - weight(one)).slice(0, MOST);
  return weak.filter((one) => worst.includes(one));
}

/** How bad a move was, and what it cost: either alone may be an accident. */
const weight = (decision: Decision): number => decision.verdict.loss + costOf(decision);

const SMALLEST = 15;
const LARGEST = 27;
const COSTLY = 0.35; // from there on marks do not grow

/** How large a decision's mark is drawn: as much as it cost in this game. In pixels. */
export function markSize(decision: Decision): number {
  const part = Math.sqrt(Math.min(1, costOf(decision) / COSTLY));
  return Math.round(SMALLEST + part * (LARGEST - SMALLEST));
}

export interface Mark {
  decision: Decision;
  x: number;
  size: number;
}

/** The marks that are drawn in a strip of that width, largest first: of marks that lie on each other the larger one. */
export function marksIn(marked: readonly Decision[], x: (number: number) => number): Mark[] {
  const all = marked.map((decision) => ({ decision, x: x(decision.number), size: markSize(decision) }));
  const kept: Mark[] = [];
  for (const one of all.sort((a, b) => b.size - a.size || weight(b.decision) - weight(a.decision)))
    if (kept.every((other) => Math.abs(other.x - one.x) > (other.size + one.size) / 3)) kept.push(one);
  return kept;
}

const FINGER = 11; // half of what a finger hits at least

/** The mark that is hit there, or null. */
export function markAt(marks: readonly Mark[], x: number): Mark | null {
  const near = marks.filter((mark) => Math.abs(mark.x - x) <= Math.max(FINGER, mark.size / 2));
  return near.sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0] ?? null;
}
