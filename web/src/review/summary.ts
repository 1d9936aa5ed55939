/** What a review comes to, ready to be drawn and said. Pure. */
import type { Review, SeatSummary, Step, Verdict } from "../net/review-types";

export type Label = Verdict["label"];
export type Severity = "all" | "doubtful" | "mistake" | "blunder" | "good";

export const SEVERITIES: readonly Severity[] = ["doubtful", "mistake", "blunder", "good", "all"];
/** As in books about chess; each also has a shape of its own. */
export const LABEL_SYMBOLS: Record<Label, string> = {
  "": "",
  doubtful: "?!",
  mistake: "?",
  blunder: "??",
  only: "!",
  found: "!!",
};

const WORSE: readonly Label[] = ["doubtful", "mistake", "blunder"];

export type Decision = Step & { actor: number; verdict: Verdict };

export function isDecision(step: Step): step is Decision {
  return step.verdict !== null && step.actor !== null;
}

/** Whether a move is as good as the judge's own. */
export function isRight({ best, alternatives }: Verdict, move: string): boolean {
  return move === best || alternatives.some((one) => one.move === move && one.same);
}

/** Decisions in the order in which they were made. */
export function decisions(review: Review, seat: number | null, severity: Severity): Decision[] {
  return review.steps
    .filter(isDecision)
    .filter((step) => (seat === null || step.actor === seat) && counts(step.verdict, severity));
}

/** Whether a move with that label could have been better. */
export const isWeak = (label: Label): boolean => WORSE.includes(label);

function counts({ label }: Verdict, severity: Severity): boolean {
  if (severity === "all") return true;
  if (severity === "good") return label === "only" || label === "found";
  return WORSE.indexOf(label) >= WORSE.indexOf(severity);
}

/** Everybody's chances after each number of steps. */
export function chances(review: Review, last: number): number[][] {
  const found: number[][] = Array.from({ length: last + 1 });
  found[0] = review.start;
  for (const step of review.steps) found[step.number] = step.chances; // what the judge thought again comes last
  for (let i = 1; i <= last; i++) found[i] ??= found[i - 1]!;
  return found;
}

/** The outline of each seat's band, one on the other from the bottom, in a picture of that size. */
export function bands(all: readonly number[][], width: number, height: number): string[] {
  const players = all[0]?.length ?? 0;
  const x = (i: number): number => (all.length > 1 ? (i / (all.length - 1)) * width : 0);
  const top = (i: number, seats: number): number => height * (1 - all[i]!.slice(0, seats).reduce((a, b) => a + b, 0));
  const edge = (seats: number): string[] => all.map((_, i) => `${x(i).toFixed(1)} ${top(i, seats).toFixed(1)}`);
  return Array.from(
    { length: players },
    (_, seat) =>
      `M${edge(seat).join("L")}L${edge(seat + 1)
        .reverse()
        .join("L")}Z`,
  );
}

export interface Row {
  what: "start" | "luck" | "own" | "others" | "judge" | "result";
  /** Where its bar begins and ends, of 1. */
  from: number;
  to: number;
  /** In tenths of a hundredth, rounded so that the rows add up. */
  tenths: number;
}

/** The account of a seat from its start to its result. */
export function waterfall(seat: SeatSummary): Row[] {
  const rows: Row[] = [];
  let at = 0;
  for (const what of ["start", "luck", "own", "others", "judge"] as const) {
    const to = at + seat[what];
    rows.push({ what, from: at, to, tenths: tenths(to) - tenths(at) });
    at = to;
  }
  return [...rows, { what: "result", from: 0, to: seat.result, tenths: tenths(seat.result) }];
}

const tenths = (share: number): number => Math.round(share * 1000);

export interface Gift {
  from: number;
  to: number;
  share: number;
}

/** The largest that somebody's play gave somebody else. */
export function largestGift(matrix: readonly (readonly number[])[]): Gift | null {
  const gifts = matrix.flatMap((row, from) => row.map((share, to) => ({ from, to, share })));
  const best = gifts.filter(({ from, to }) => from !== to).sort((a, b) => b.share - a.share)[0];
  return best && best.share >= 0.01 ? best : null;
}
