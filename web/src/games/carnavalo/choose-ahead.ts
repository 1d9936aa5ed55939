/** Everybody chooses the first card in secret and at the same time, whoever is on turn. */
import type { View } from "./view";

export function choicesAhead({ phase, hand, hand_sizes: sizes }: View): string[] {
  if (phase !== "pick" || hand === null) return [];
  const hasChosen = hand.length < Math.max(...sizes);
  return hasChosen ? [] : hand.map((value) => `pick ${value}`);
}
