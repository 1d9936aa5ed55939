/** The narrator's words for the events of a game, in the reader's language. */
import { turnLines, type TurnLines } from "../games/contract";
import type { Translator } from "../i18n/translator";
import { lineOf } from "../net/event-lines";
import type { ViewerEvent } from "../net/types";

interface Words {
  words: (event: ViewerEvent) => string;
  momentWords: (events: readonly ViewerEvent[]) => string;
  turnWords: (turn: readonly ViewerEvent[]) => string;
}

/** For a component: it fetches what the game has to say about turns. */
export function narratedWords(game: () => string, texts: () => Translator): Words {
  let telling = $state.raw<TurnLines | null>(null);
  $effect(() => {
    void turnLines(game()).then((found) => (telling = found));
  });
  const lines = (events: readonly ViewerEvent[]) => events.flatMap((event) => lineOf(event, game()) ?? []);
  return {
    words: (event) => {
      const line = lineOf(event, game());
      return line ? texts().words(line) : "";
    },
    momentWords: (events) => telling?.momentWords?.(lines(events), texts()) ?? "",
    turnWords: (turn) => (telling?.hasLinePerTurn ? telling.turnLine(lines(turn), texts()) : ""),
  };
}
