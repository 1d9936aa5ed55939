/**
 * What a card in a tent brings to whoever owns the card that lies open there, and what a citizen does who ends there, said before
 * the server is asked. tests/page holds it against the rules.
 */
import { CITIZENS, type Citizen, type Where } from "./legal-moves";
import type { Card, View } from "./view";

export interface CardPreview {
  player: number;
  gets: "confetti" | "chip" | "nothing";
}

/** null: the tent is empty, and nobody gets anything. */
export function previewCard(
  view: Pick<View, "tents" | "discs" | "track" | "stack">,
  tent: number,
  where: Where,
): CardPreview | null {
  const player = view.tents[tent]!.cards[0]?.owner;
  if (player === undefined) return null;
  const gets = where === "under" ? (view.stack > 0 ? "chip" : "nothing") : goesOn(view, player, tent) ? "confetti" : "nothing";
  return { player, gets };
}

/** A disc that was won moves no more, nor one at the end of its track. */
function goesOn({ discs, track }: Pick<View, "discs" | "track">, player: number, tent: number): boolean {
  return (discs[player]![tent] ?? track) < track;
}

/** One effect of a citizen's walk. */
export type Coming =
  | { what: "marches" | "laid" | "taken"; card: Card }
  | { what: "confetti"; player: number }
  | { what: "barred" | "nobody" | "closed" | "day-ends" };

const MOST_IN_PROCESSION = 5;

/** The effects, in order, of a citizen's move that ends in a tent. */
export function visit(view: View, citizen: Citizen, tent: number): Coming[] {
  if (citizen === "bar") return [{ what: "closed" }];
  if (view.citizens[CITIZENS.indexOf("bar")] === view.route.tents[tent]) return [{ what: "barred" }];
  const { cards } = view.tents[tent]!;
  const [top, bottom] = [cards[0], cards.at(-1)];
  if (!top || !bottom) return [{ what: "nobody" }]; // the card that follows the Miss goes on with her
  if (citizen === "miss")
    return [...(view.middle ? [{ what: "laid" as const, card: view.middle }] : []), { what: "taken", card: bottom }];
  const coming: Coming[] = [{ what: "marches", card: top }];
  if (goesOn(view, top.owner, tent)) coming.push({ what: "confetti", player: top.owner });
  if (view.procession.length + 1 === MOST_IN_PROCESSION) coming.push({ what: "day-ends" });
  return coming;
}
