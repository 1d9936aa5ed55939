/** A game turn by turn: what each player's turn came to. Pure. */
import { lineOf, seatOf } from "../net/event-lines";
import type { Line, StepSeen } from "../net/types";

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

/** The turns of the others since the last move of that seat; what has begun of its own next turn is not among them. */
export function turnsSince(history: readonly StepSeen[], game: string, seat: number): Turn[] {
  const own = history.findLastIndex((step) => step.actor === seat);
  return turnsOf(history.slice(own + 1), game).filter((turn) => turn.seat !== seat);
}
