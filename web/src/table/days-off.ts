/** Days off: how many are left in a game of days, and who is away until when. */
import type { SeatInfo, TableInfo } from "../net/types";

export const DAY_MS = 86_400_000;
const MOST_DAYS_OFF = 14; // of a player in one game, as the server counts

/** Whether the clock gives a day or more for a move. */
export const countsDays = (table: TableInfo): boolean => table.seconds_per_move * 1000 >= DAY_MS;

export const isOff = (seat: SeatInfo | undefined, now: number): boolean => (seat?.off_until ?? 0) > now;

export const daysLeft = (seat: SeatInfo, now: number): number =>
  Math.floor((MOST_DAYS_OFF * DAY_MS - (seat.off_ms ?? 0) + Math.max(0, (seat.off_until ?? 0) - now)) / DAY_MS);
