/** Bots are called after people who thought about games; the first letters are those of the seats. */
import type { SeatInfo } from "../net/types";

const BOTS = ["Ada", "Blaise", "Christiaan", "Daniel", "Emmy", "Fibonacci"];

export function seatNames(seats: readonly SeatInfo[]): string[] {
  const people = new Set(seats.map((seat) => seat.name));
  return seats.map((seat, i) => seat.name || (seat.kind === "bot" ? unlike(BOTS[i] ?? "", people) : ""));
}

/** A bot makes way where a person has its name. */
const unlike = (name: string, taken: ReadonlySet<string>): string => (taken.has(name) ? `${name} 2` : name);
