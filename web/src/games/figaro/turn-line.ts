/** A turn in one line: what was played or taken, and whom it hit. */
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";

export const HEADINGS = ["dealt", "round-over"];

/** Seen on the board, and said by the line before. */
const DETAILS = ["got", "boxed", "road-group"];

/** Where a ring dance brings every row can be seen. */
export function momentWords([first]: readonly Line[], texts: Translator): string {
  return first?.id === "danced" ? texts.words(first) : "";
}

export function turnLine(lines: readonly Line[], texts: Translator): string {
  return lines
    .filter(({ id }) => !DETAILS.includes(id))
    .map((line) => texts.words(line))
    .join(" ");
}
