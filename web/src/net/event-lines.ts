/** The lines of events, for the log. */
import type { Line, StepSeen, ViewerEvent } from "./types";

const SILENT = "";

/** The line of an event; null if it is only shown. */
export function lineOf({ event, args, line }: ViewerEvent, game: string): Line | null {
  return line === SILENT ? null : { id: line ?? event, args: args ?? {}, game };
}

export function linesOf(steps: readonly StepSeen[], game: string): Line[] {
  return steps.flatMap(({ told: events }) => events.flatMap((one) => lineOf(one, game) ?? []));
}

/** Whose doing it is: what somebody does to others is theirs; what chance brings, of whoever it is brought to. Null: nobody's. */
export function seatOf(event: ViewerEvent, step: StepSeen | undefined): number | null {
  const player = event.args?.["player"];
  return typeof step?.actor === "number" ? step.actor : typeof player === "number" ? player : null;
}
