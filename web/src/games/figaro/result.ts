/** Why a game ended, and why the winner won. */
import type { Translator } from "../../i18n/translator";
import type { View } from "./view";

export function resultWords({ result, king }: View, texts: Translator): string[] {
  const [player] = result?.winners ?? [];
  if (!result || player === undefined) return [];
  const length = result.scores[player]!;
  const players = result.scores.flatMap((score, seat) => (score === length ? [seat] : []));
  const how = players.length === 1 ? "why-won" : king === player ? "why-won-king" : "why-won-near";
  return [texts.message("why-ended"), texts.message(how, { player, players, length })];
}
