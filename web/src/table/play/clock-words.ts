/** Time, as one reads it off a clock. */
import type { Translator } from "../../i18n/translator";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function clockWords(seconds: number, texts: Translator): string {
  if (seconds < MINUTE) return texts.message("time-left", { seconds });
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  if (seconds < DAY)
    return texts.message("hours-left", { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return texts.message("days-left", { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
}

/** The time for a move, in words. */
export function perMoveWords(seconds: number, texts: Translator): string {
  if (seconds === 0) return texts.message("clock-none");
  if (seconds < HOUR)
    return texts.message(seconds % MINUTE ? "clock-seconds" : "clock-minutes", { seconds, minutes: seconds / MINUTE });
  return texts.message("clock-days", { days: Math.round(seconds / DAY) });
}

/** The choices. */
export const PER_MOVE = [0, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY] as const;
