/** How a table was set up, in words: what everybody who sits down wants to know. */
import type { Texts } from "../text/texts";
import type { TableInfo } from "../wire/types";
import { perMoveWords } from "./clock";

export function setUp(table: TableInfo, texts: Texts): string[] {
  return [
    perMoveWords(table.seconds_per_move, texts),
    texts.say(table.spectators ? "spectators-yes" : "spectators-no"),
    texts.say(table.memory_aids ? "aids-yes" : "aids-no"),
    ...variants(table, texts),
  ];
}

/** What is not as the box has it. */
function variants({ options }: TableInfo, texts: Texts): string[] {
  const found: string[] = [];
  if (options["advanced"] === true) found.push(texts.say("option-advanced"));
  if (typeof options["edition"] === "string") found.push(texts.say(`option-edition-${options["edition"]}`));
  return found;
}
