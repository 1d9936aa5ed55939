/** What a card does in front of a player, before it is played: on the board and on a phone that is a hand. */
import type { Translator } from "../../i18n/translator";
import { cardName, DANCE } from "./cards";
import { previewRow } from "./preview";
import type { View } from "./view";

export function targetWords(view: View, card: string, seat: number, texts: Translator): string {
  if (card === DANCE) return texts.message("call-dance");
  const name = cardName(card, texts);
  return seat === view.seat
    ? texts.message("play-before-self", { card: name })
    : texts.message("play-before", { card: name, name: texts.name(seat) });
}

export function thenWords(view: View, card: string, seat: number, texts: Translator): string {
  const { total, takes } = previewRow(view, card, seat);
  if (card === DANCE) return texts.message("then-you-have", { total });
  return texts.message(takes ? "then-takes" : "then-counts", { total, name: texts.name(seat) });
}
