// Written by tools/write/wire_types.py from the structs of the server. Do not edit.

import type { Frame, Line, StepSeen } from "./types";

export interface Alternative {
  move: string;
  share: number;
  se: number;
  same: boolean;
  words: Line | null;
}

export interface StatedClaim {
  id: string;
  seat: number | null;
  places: string[];
  better: number;
  played: number;
  explains: number;
}

export interface ContinuationStep {
  step: StepSeen;
  changed: Record<string, unknown>;
  prompt: Line;
}

export interface Continuations {
  better: ContinuationStep[];
  played: ContinuationStep[];
}

export interface Verdict {
  played: string;
  best: string;
  loss: number;
  se: number;
  measured: number;
  at_stake: number;
  label: "" | "doubtful" | "mistake" | "blunder" | "only" | "found";
  effect: number[];
  alternatives: Alternative[];
  reasons: Line[];
  claims: StatedClaim[];
  continuations: Continuations | null;
}

export interface Step {
  number: number;
  kind: "luck" | "decision" | "judge";
  actor: number | null;
  chances: number[];
  change: number[];
  se: number[];
  verdict: Verdict | null;
}

export interface Counts {
  decisions: number;
  doubtful: number;
  mistake: number;
  blunder: number;
  only: number;
  found: number;
}

export interface SeatSummary {
  start: number;
  luck: number;
  own: number;
  others: number;
  judge: number;
  result: number;
  error_rate: number | null;
  lost: number;
  at_stake: number;
  counts: Counts;
}

export interface TurningPoint {
  step: number;
  number: number;
  kind: "luck" | "decision" | "judge";
  actor: number | null;
  seat: number;
  before: number;
  after: number;
}

export interface Review {
  record_hash: string;
  judge: number;
  budget: "usual" | "deep";
  game: string;
  players: number;
  start: number[];
  steps: Step[];
  seats: SeatSummary[];
  matrix: number[][];
  turning_points: TurningPoint[];
  notes: Line[];
}

export interface ChartReady {
  type: "Chart";
  review: Review;
  done: number;
  total: number;
}

export interface StepJudged {
  type: "Judged";
  step: number;
  verdict: Verdict;
  done: number;
  total: number;
}

export interface ReviewFinished {
  type: "Finished";
  review: Review;
  done: number;
  total: number;
}

export type Part = ChartReady | StepJudged | ReviewFinished;

export interface ReviewNews {
  place: number;
  parts: (ChartReady | StepJudged | ReviewFinished)[];
  number: number;
  over: boolean;
  problem: Line | null;
}

export interface ReviewAsked {
  review: string;
}

export interface Hint {
  look: Line | null;
  move: string;
  lines: Line[];
  verdict: Verdict;
  places: string[];
}

export interface PuzzleShown {
  id: string;
  players: number;
  seat: number;
  frame: Frame;
  verdict: Verdict;
  missed: number;
  levels: number;
}

export interface DayOfPuzzles {
  game: string;
  day: string;
  puzzles: PuzzleShown[];
}
