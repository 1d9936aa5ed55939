/** Results of the puzzles of a day, and the days in a row: in this browser alone, by UTC day. */
import { asRecord, Stored } from "../app/stored.svelte";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The results of one game. */
export interface PuzzleProgress {
  day: string;
  /** By puzzle of that day: whether the first try was right. */
  firsts: Record<string, boolean>;
  /** The last day on which a first try was right, and how many such days had come one after the other by then. */
  last: string;
  streak: number;
}

const NOTHING: PuzzleProgress = { day: "", firsts: {}, last: "", streak: 0 };

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** After a first try. Pure. */
export function afterTry(before: PuzzleProgress, day: string, puzzle: string, isRight: boolean): PuzzleProgress {
  const firsts = before.day === day ? before.firsts : {};
  if (puzzle in firsts) return before;
  const now = { ...before, day, firsts: { ...firsts, [puzzle]: isRight } };
  if (!isRight || before.last === day) return now;
  return { ...now, last: day, streak: before.last === dayBefore(day) ? before.streak + 1 : 1 };
}

/** Days in a row up to that day; today need not be over. */
export function streakOn(day: string, { last, streak }: PuzzleProgress): number {
  return last === day || last === dayBefore(day) ? streak : 0;
}

/** A sign for each: right at once, not, not tried yet. */
export function marks(firsts: Record<string, boolean>, puzzles: readonly string[]): string {
  return puzzles.map((id) => (firsts[id] === undefined ? "–" : firsts[id] ? "●" : "○")).join("");
}

function isProgress(found: unknown): found is PuzzleProgress {
  const { day, firsts, last, streak } = (found ?? {}) as Partial<PuzzleProgress>;
  const texts = typeof day === "string" && typeof last === "string" && !Number.isNaN(Date.parse(last || "2026-01-01"));
  return texts && typeof firsts === "object" && firsts !== null && Number.isInteger(streak);
}

const stored = new Stored<Record<string, PuzzleProgress>>("puzzles", {}, (found) =>
  Object.fromEntries(Object.entries(asRecord(found) ?? {}).filter((one): one is [string, PuzzleProgress] => isProgress(one[1]))),
);

class StoredProgress {
  private games = $state.raw<Record<string, PuzzleProgress>>(stored.get());

  of(game: string): PuzzleProgress {
    return this.games[game] ?? NOTHING;
  }

  /** First tries of that day. */
  firsts(game: string, day: string): Record<string, boolean> {
    const { day: known, firsts } = this.of(game);
    return known === day ? firsts : {};
  }

  note(game: string, day: string, puzzle: string, isRight: boolean): void {
    this.games = { ...this.games, [game]: afterTry(this.of(game), day, puzzle, isRight) };
    stored.set(this.games);
  }
}

export const puzzleProgress = new StoredProgress();
