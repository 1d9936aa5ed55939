import type { Translator } from "../../i18n/translator";
import type { ChatLine } from "../../net/types";

/** What somebody said, or how he reacted, in words. */
export function spoken(line: ChatLine, texts: Translator): string {
  return line.reaction ? texts.message(`react-${line.reaction}`) : (line.text ?? "");
}
