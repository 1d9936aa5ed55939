/** Why a game ended, and why the winner won. */
import type { Translator } from "../../i18n/translator";
import { DISCS_TO_END, discsWon } from "./spoken-state";
import type { View } from "./view";

export function resultWords(view: View, texts: Translator): string[] {
  if (!view.result) return [];
  const { winners, scores } = view.result;
  const full = view.discs.flatMap((_, seat) => (discsWon(view, seat) >= DISCS_TO_END ? [seat] : []));
  const why = texts.message(full.length ? "why-discs" : "why-days", { players: full, count: full.length, day: view.day });
  return [why, texts.message("why-won", { players: winners, count: winners.length, points: scores[winners[0] ?? 0]! })];
}
