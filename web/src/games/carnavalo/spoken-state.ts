/** The square in words, for screen readers. */
import type { Translator } from "../../i18n/translator";
import type { Card, View } from "./view";

export function cardWords(card: Card, texts: Translator): string {
  const name = texts.name(card.owner);
  return card.value === null ? texts.message("card-closed", { name }) : texts.message("card-open", { name, value: card.value });
}

export function confettiWords(view: View, tent: number, seat: number, texts: Translator): string {
  const field = view.discs[seat]![tent];
  const name = texts.name(seat);
  return typeof field === "number" ? texts.message("confetti-at", { name, field }) : texts.message("confetti-won", { name });
}

export function chipWords(chip: string): string {
  return chip === "x" ? "2×" : chip === "z" ? "3×" : chip;
}

/** So many discs won end the game (C23). */
export const DISCS_TO_END = 5;
export const discsWon = (view: View, seat: number): number => view.discs[seat]!.filter((field) => field === null).length;

/** The chips that lie open before a player: tent chips, then those of the procession. */
export function wonChips(view: View, seat: number): string[] {
  return [...view.chips_won[seat]!.map(chipWords), ...view.procession_chips_won[seat]!.map(String)];
}

export function tentWords(view: View, tent: number, texts: Translator): string {
  const { cards, chip } = view.tents[tent]!;
  return texts.message("tent-state", {
    tent: tent + 1,
    cards: cards.length ? texts.listed(cards.map((card) => cardWords(card, texts))) : texts.message("tent-empty"),
    chip: chip !== null ? chipWords(chip) : view.phase === "pick" ? "hidden" : "none",
    confetti: texts.listed(view.discs.map((_, seat) => confettiWords(view, tent, seat, texts))),
    barred: view.citizens[2] === view.route.tents[tent] ? "yes" : "no",
  });
}
