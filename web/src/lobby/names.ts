/** Bots are called after people who thought about games; the first letters are those of the seats. */
import type { SeatInfo } from "../wire/types";

const BOTS = ["Ada", "Blaise", "Christiaan", "Daniel", "Emmy", "Fibonacci"];

export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map((seat, i) => seat.name || (seat.kind === "bot" ? (BOTS[i] ?? "") : ""));
}
