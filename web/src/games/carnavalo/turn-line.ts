/** A turn in one line: what was played, and what came of every walk. */
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";

export const HEADINGS = ["begins", "day-over", "day-over-two", "new-day", "ended"];

/** On the way to what they lead to; said only where they lead to nothing. */
const STEPS = ["moved", "turned-up", "nothing-there", "barred", "returned", "returned-unseen"];

/** What is dealt, laid out or turned up for everybody at once is told once. */
const FOR_ALL = ["dealt", "lies", "tent-chip-open"];

/** Of the setup, before the first turn. */
const SETUP = ["picked", "picked-unseen", ...FOR_ALL];

export function momentWords([first]: readonly Line[], texts: Translator): string {
  return first && FOR_ALL.includes(first.id) ? texts.message(`told-${first.id}`) : "";
}

export function turnLine(lines: readonly Line[], texts: Translator): string {
  const turn = lines.filter(({ id }) => !SETUP.includes(id));
  const consequences = turn.filter(({ id }) => !STEPS.includes(id));
  return (consequences.length ? consequences : turn).map((line) => texts.words(line)).join(" ");
}
