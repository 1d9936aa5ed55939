/** Cards as the notation writes them (`r2`, `j1`, `o`), and what may be done with them. */
import type { Translator } from "../../i18n/translator";

export type Suit = "b" | "g" | "p" | "r" | "y" | "j" | "o";

export const DANCE = "o";
const COLOUR_OF: Record<string, string> = { b: "blue", g: "green", p: "purple", r: "red", y: "yellow" };

export const suit = (card: string): Suit => card[0] as Suit;
export const value = (card: string): string => card.slice(1);
export const isOfColour = (card: string, colour: string | null): boolean => COLOUR_OF[card[0] ?? ""] === colour;

export function cardName(card: string, texts: Translator): string {
  return texts.message(`card-${suit(card)}`, { value: value(card) });
}

export interface Kind {
  card: string;
  count: number;
}

/** A hand by kinds: equal cards in one pile, colours together, high cards first. */
export function byKind(hand: readonly string[]): Kind[] {
  const order = "bgpryjo";
  const kinds = [...new Set(hand)].map((card) => ({ card, count: hand.filter((other) => other === card).length }));
  return kinds.sort((a, b) => order.indexOf(a.card[0]!) - order.indexOf(b.card[0]!) || b.card.localeCompare(a.card));
}

/** For each playable card, the seats in front of which it may go. A ring dance goes in front of the player. */
export function places(legal: readonly string[], seat: number | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const move of legal) {
    const [card, place] = move === DANCE ? [DANCE, String(seat)] : move.split(">");
    if (card && place !== undefined) found.set(card, [...(found.get(card) ?? []), Number(place)]);
  }
  return found;
}

export function moveOf(card: string, place: number): string {
  return card === DANCE ? DANCE : `${card}>${place}`;
}
