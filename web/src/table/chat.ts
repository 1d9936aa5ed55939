import type { Texts } from "../text/texts";
import type { ChatLine } from "../wire/types";

/** What somebody said, or how he reacted, in words. */
export function spoken(line: ChatLine, texts: Texts): string {
  return line.reaction ? texts.say(`react-${line.reaction}`) : (line.text ?? "");
}
