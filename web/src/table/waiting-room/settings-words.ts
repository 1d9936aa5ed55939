/** The settings of a table in words, for everybody who sits down. */
import { chosenOptions } from "../../games/options";
import type { Translator } from "../../i18n/translator";
import type { TableInfo } from "../../net/types";
import { perMoveWords } from "../play/clock-words";

export function setUp(table: TableInfo, texts: Translator): string[] {
  return [
    perMoveWords(table.seconds_per_move, texts),
    texts.message(table.spectators ? "spectators-yes" : "spectators-no"),
    texts.message(table.memory_aids ? "aids-yes" : "aids-no"),
    ...(table.tips ? [texts.message("tips-yes")] : []),
    ...chosenOptions(table.options, texts),
  ];
}
