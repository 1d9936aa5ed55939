/** Reasons in every language, for the worker: Python has no texts there, and shortens a reason that is long in one of them. */
import type { Language } from "../i18n/catalogue";
import { catalogueOf } from "../i18n/messages";
import { Translator } from "../i18n/translator";
import type { Line } from "../net/types";

/** What those lines (JSON) say at a table of so many players, in each language. */
export type Speakers = (lines: string, game: string, players: number) => string[];

const LETTERS = [..."ABCDEF"]; // one word each, as in review/reasons/compose.py

export function translators(all: { language: Language; texts: { game: string; text: string }[] }[]): Speakers {
  const spoken = all.map(({ language, texts }) => new Translator(language, catalogueOf(language, texts)));
  return (lines, game, players) =>
    spoken.map((one) => {
      const said = one.at(game, LETTERS.slice(0, players));
      return (JSON.parse(lines) as Line[]).map((line) => said.words(line)).join(" ");
    });
}
