/** Words for a table in a list: whose turn it is and since when, or how it ended. */
import type { Translator } from "../i18n/translator";
import type { Listing } from "../net/types";
import { seatNames } from "./seat-names";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The players there; the reader is left out if they are alone in it. */
export function opponents(table: Listing): string[] {
  const names = seatNames(table.seats);
  return names.filter((name, seat) => name && (table.yours.length !== 1 || !table.yours.includes(seat)));
}

export const isMyTurn = (table: Listing): boolean =>
  table.status === "playing" && typeof table.turn === "number" && table.yours.includes(table.turn);

export function turnWords(table: Listing, texts: Translator): string {
  if (table.status === "paused") return texts.message("list-paused");
  if (typeof table.turn !== "number") return "";
  const name = texts.at(table.game, seatNames(table.seats)).name(table.turn);
  return isMyTurn(table) && table.yours.length === 1 ? texts.message("list-your-turn") : texts.message("list-turn-of", { name });
}

/** The reader's standing, which distinguishes two games with the same people. */
export function scoreWords({ scores, yours }: Listing, texts: Translator): string {
  const [only] = yours;
  return only === undefined || scores?.[only] === undefined ? "" : texts.message("list-score", { score: scores[only] });
}

/** How long the table has waited for a player. */
export function waitWords(since: number | null, now: number, texts: Translator): string {
  const waited = since === null ? 0 : now - since;
  if (waited < MINUTE_MS) return "";
  if (waited < HOUR_MS) return texts.message("waits-minutes", { minutes: Math.floor(waited / MINUTE_MS) });
  if (waited < DAY_MS) return texts.message("waits-hours", { hours: Math.floor(waited / HOUR_MS) });
  return texts.message("waits-days", { days: Math.floor(waited / DAY_MS) });
}

export function resultWords({ result, yours, seats, game, ended }: Listing, texts: Translator): string {
  if (!result) return ended === "abandoned" ? texts.message("list-abandoned") : "";
  const named = texts.at(game, seatNames(seats));
  const [only] = yours;
  if (yours.length === 1 && result.winners.includes(only!))
    return texts.message(result.winners.length > 1 ? "list-you-shared" : "list-you-won");
  const names = named.listed(result.winners.map((seat) => named.name(seat)));
  return texts.message("list-won", { names, count: result.winners.length });
}

export function dateWords(at: number, now: number, language: string): string {
  const [day, today] = [new Date(at), new Date(now)];
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(day);
}
