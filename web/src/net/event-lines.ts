/** What happened, for the log: the line of an event. */
import type { Line, StepSeen, ViewerEvent } from "./types";

const SILENT = "";

/** What is said of an event; null where it is only seen. */
export function lineOf({ event, args, line }: ViewerEvent, game: string): Line | null {
  return line === SILENT ? null : { id: line ?? event, args: args ?? {}, game };
}

export function linesOf(steps: readonly StepSeen[], game: string): Line[] {
  return steps.flatMap(({ told: events }) => events.flatMap((one) => lineOf(one, game) ?? []));
}
