import type { Translator } from "../../i18n/translator";
import type { ChatLine } from "../../net/types";

/** A chat message or a reaction, in words. */
export function spoken(line: ChatLine, texts: Translator): string {
  return line.reaction ? texts.message(`react-${line.reaction}`) : (line.text ?? "");
}
