/** What a choice brings, before it is made: on the square and on a phone that is a hand. */
import type { Translator } from "../../i18n/translator";
import type { Citizen, Where } from "./legal-moves";
import { previewCard, visit } from "./preview";
import { cardWords } from "./spoken-state";
import type { View } from "./view";

/** Of a card in a tent; "": nobody's card lies there. */
export function bringsWords(view: View, tent: number, where: Where, texts: Translator): string {
  const coming = previewCard(view, tent, where);
  return coming ? texts.message(`brings-${coming.gets}`, { player: coming.player }) : "";
}

/** Of a citizen who ends on that field; nothing on the street. */
export function visitWords(view: View, citizen: Citizen, field: number, texts: Translator): string[] {
  const tent = view.route.tents.indexOf(field);
  if (tent < 0) return [];
  return visit(view, citizen, tent).map((coming) =>
    "card" in coming
      ? texts.message(`walk-${coming.what}`, { card: cardWords(coming.card, texts) })
      : texts.message(`walk-${coming.what}`),
  );
}
