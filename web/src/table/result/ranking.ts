/** The ranking of a finished game. Pure. */
import type { Translator } from "../../i18n/translator";
import type { Result } from "../../net/types";

export interface Placed {
  seat: number;
  /** 1: first. Equal results share a place. */
  place: number;
  score: number;
}

/** Winners first; a tie that the rules decided is decided. In some games most is best, in others least: the winners show which. */
export function ranking({ scores, winners }: Result): Placed[] {
  const best = scores[winners[0] ?? 0] ?? 0;
  const sign = best >= Math.max(...scores) ? -1 : 1;
  const order = scores.map((score, seat) => ({ seat, score, key: winners.includes(seat) ? -Infinity : sign * score }));
  order.sort((a, b) => a.key - b.key || a.seat - b.seat);
  return order.map(({ seat, score, key }) => ({ seat, score, place: 1 + order.filter((other) => other.key < key).length }));
}

/** How the player of that seat did. */
export function ownPlaceWords(result: Result, seat: number, texts: Translator): string {
  const place = ranking(result).find((one) => one.seat === seat)?.place ?? 1;
  if (place > 1) return texts.message("ending-you-came", { place });
  return texts.message(result.winners.length > 1 ? "ending-you-share" : "ending-you-win");
}
