/** The places that a move touches: the card, and the window in front of which it goes; a row that is taken. */
import type { View } from "./view";

export function places(view: View, move: string): string[] {
  const [card, seat] = move.split(">");
  if (seat !== undefined) return [`hand-${card}`, `window-${seat}`];
  return move === "o" ? ["hand-o"] : [`window-${view.actor}`];
}
