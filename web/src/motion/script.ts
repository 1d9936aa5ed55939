/** How a game tells what happened between two views: beats, one after the other; in a beat things fly at the same time. */
import type { Sound } from "../sound";
import type { Seen } from "../wire/types";

/** A place is an element of the board with that name in `data-place`. */
export interface Flight<Piece> {
  piece: Piece;
  from: string;
  to: string;
  /** Whether it becomes what lies there: that is not to be seen before. */
  lands?: boolean;
  /** Whose size it has on the way. */
  like?: "from" | "to";
  /** So many milliseconds after the others. */
  delay?: number;
  /** So many degrees round on the way. */
  turn?: number;
}

export interface Beat<View, Piece = never> {
  flights?: Flight<Piece>[];
  /** What is to be seen while things fly; without it, what was to be seen before. */
  during?: View;
  /** What is to be seen when they have landed. */
  view: View;
  /** How long a flight takes, in milliseconds. */
  lasts?: number;
  /** How long to look at the result before the next beat. */
  rest?: number;
  sound?: Sound;
}

/** The beats between two views; when they are over the second view is shown, whatever they said. */
export type Script<View, Piece = never> = (before: View, after: View, moves: Seen[]) => Beat<View, Piece>[];

/** The same list with another value at i. */
export function put<T>(list: readonly T[], i: number, value: T): T[] {
  return list.map((old, j) => (j === i ? value : old));
}
