import type { Texts } from "../../i18n/translator";
import type { ChatLine } from "../../net/types";

/** What somebody said, or how he reacted, in words. */
export function spoken(line: ChatLine, texts: Texts): string {
  return line.reaction ? texts.say(`react-${line.reaction}`) : (line.text ?? "");
}
