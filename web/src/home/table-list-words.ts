/** What a list says of a table: whose turn it is and since when, or how it ended. */
import type { Texts } from "../i18n/translator";
import type { Listing } from "../net/types";
import { seatNames } from "./seat-names";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Who plays there, oneself aside where one is alone in it. */
export function opponents(table: Listing): string[] {
  const names = seatNames(table.seats);
  return names.filter((name, seat) => name && (table.yours.length !== 1 || !table.yours.includes(seat)));
}

export const isMyTurn = (table: Listing): boolean =>
  table.status === "playing" && typeof table.turn === "number" && table.yours.includes(table.turn);

export function turnWords(table: Listing, texts: Texts): string {
  if (table.status === "paused") return texts.say("list-paused");
  if (typeof table.turn !== "number") return "";
  const name = texts.at(table.game, seatNames(table.seats)).name(table.turn);
  return isMyTurn(table) && table.yours.length === 1 ? texts.say("list-your-turn") : texts.say("list-turn-of", { name });
}

/** How long somebody has been waited for. */
export function waitWords(since: number | null, now: number, texts: Texts): string {
  const waited = since === null ? 0 : now - since;
  if (waited < MINUTE_MS) return "";
  if (waited < HOUR_MS) return texts.say("waits-minutes", { minutes: Math.floor(waited / MINUTE_MS) });
  if (waited < DAY_MS) return texts.say("waits-hours", { hours: Math.floor(waited / HOUR_MS) });
  return texts.say("waits-days", { days: Math.floor(waited / DAY_MS) });
}

export function resultWords({ result, yours, seats, game, ended }: Listing, texts: Texts): string {
  if (!result) return ended === "abandoned" ? texts.say("list-abandoned") : "";
  const named = texts.at(game, seatNames(seats));
  const [only] = yours;
  if (yours.length === 1 && result.winners.includes(only!))
    return texts.say(result.winners.length > 1 ? "list-you-shared" : "list-you-won");
  const names = named.listed(result.winners.map((seat) => named.name(seat)));
  return texts.say("list-won", { names, count: result.winners.length });
}

export function dateWords(at: number, now: number, language: string): string {
  const [day, today] = [new Date(at), new Date(now)];
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", ...year }).format(day);
}
