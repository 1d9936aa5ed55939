/**
 * What a card in a tent brings to whoever owns the card that lies open there, said before the server is asked. tests/page holds it
 * against the rules.
 */
import type { Where } from "./choices";
import type { View } from "./view";

export interface Foreseen {
  player: number;
  gets: "confetti" | "chip" | "nothing";
}

/** null: the tent is empty, and nobody gets anything. */
export function foreseen(view: Pick<View, "tents" | "discs" | "track" | "stack">, tent: number, where: Where): Foreseen | null {
  const player = view.tents[tent]!.cards[0]?.owner;
  if (player === undefined) return null;
  const field = view.discs[player]![tent] ?? view.track; // a disc that was won moves no more
  const gets = where === "under" ? (view.stack > 0 ? "chip" : "nothing") : field < view.track ? "confetti" : "nothing";
  return { player, gets };
}
