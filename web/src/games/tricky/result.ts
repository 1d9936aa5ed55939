/** Why a game ended, and why the winner won. */
import type { Translator } from "../../i18n/translator";
import type { View } from "./view";

const MOST_BORROWED = 5;

export function resultWords({ history, result }: View, texts: Translator): string[] {
  if (!result) return [];
  const { winners, scores } = result;
  const events = history.flatMap((step) => step.told);
  const loan = events.findLast(({ event }) => event === "borrowed")?.args?.["chips"];
  const reason = Number(loan) > MOST_BORROWED ? "loan" : "debt";
  const bankrupt = events.find(({ event }) => event === "bankrupt")?.args?.["player"];
  const last = events.find(({ event }) => event === "ended")?.args?.["player"];
  const why =
    typeof bankrupt === "number"
      ? [texts.message("why-bankrupt", { player: bankrupt, reason })]
      : typeof last === "number"
        ? [texts.message("why-ended", { player: last })]
        : [];
  const chips = scores[winners[0] ?? 0]!;
  return [...why, texts.message("why-won", { players: winners, count: winners.length, chips })];
}
