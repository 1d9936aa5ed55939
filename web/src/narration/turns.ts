/** A game turn by turn: what each player's turn came to. Pure. */
import { lineOf, seatOf } from "../net/event-lines";
import type { Line, StepSeen, ViewerEvent } from "../net/types";

export interface Turn {
  seat: number;
  lines: Line[];
}

/** Whose turns these steps were, and what was told of each; what is nobody's is left out. */
export function turnsOf(steps: readonly StepSeen[], game: string): Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    for (const event of step.told) {
      const [seat, line] = [seatOf(event, step), lineOf(event, game)];
      if (seat === null || !line) continue;
      const last = turns.at(-1);
      if (last?.seat === seat) last.lines.push(line);
      else turns.push({ seat, lines: [line] });
    }
  }
  return turns;
}

/**
 * The turns of the others since the last move of that seat; what has begun of its own next turn is not among them.
 * What came before a heading, such as a day and its count, has been read there.
 */
export function turnsSince(history: readonly StepSeen[], game: string, seat: number, headings: readonly string[] = []): Turn[] {
  const own = history.findLastIndex((step) => step.actor === seat);
  const since = history.slice(own + 1);
  const isHeading = ({ event }: ViewerEvent): boolean => headings.includes(event);
  const chapter = since.findLastIndex(({ told }) => told.some(isHeading));
  const [first, ...others] = chapter < 0 ? since : since.slice(chapter);
  if (!first) return [];
  const steps = [{ ...first, told: first.told.slice(first.told.findLastIndex(isHeading) + 1) }, ...others];
  return turnsOf(steps, game).filter((turn) => turn.seat !== seat);
}
