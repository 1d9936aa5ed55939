/** The places that a move touches: the dice that are kept. */
import type { View } from "./view";

export function places(view: View, move: string): string[] {
  const taken = new Set<number>();
  for (const face of move.replace("keep ", "")) {
    const at = view.roll.findIndex((die, i) => die === Number(face) && !taken.has(i));
    if (at >= 0) taken.add(at);
  }
  return [...taken].map((at) => `die-${at}`);
}
