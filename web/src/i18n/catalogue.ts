/** The very .ftl files of the Python package, and those that only the page needs. A language is fetched when it is spoken. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Each by the name it has in itself, as in core/i18n.py. */
export const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const isSpoken = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of these languages that we speak, else English: de and de-AT are both German. */
export function firstSpoken(wishes: readonly string[]): Language {
  return wishes.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isSpoken) ?? "en";
}

/** By game; the shared catalogue has the name "". */
export type Catalogue = Map<string, FluentBundle>;

const FILES = import.meta.glob<string>(
  [
    "./*.ftl",
    "../../../src/speeltafel/{core,bots}/text/*.ftl",
    "../games/*/text/*.ftl",
    "../../../src/speeltafel/games/*/text/*.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A browser takes its time to learn how a language counts: it does so while the texts are on their way. */
function prepare(language: Language): void {
  setTimeout(() => new Intl.NumberFormat(language).format(1));
  setTimeout(() => new Intl.PluralRules(language).select(1));
}

export async function load(language: Language): Promise<Catalogue> {
  const catalogue: Catalogue = new Map();
  prepare(language);
  const wanted = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const texts = await Promise.all(wanted.map(([, text]) => text()));
  wanted.forEach(([path], i) => {
    const game = /games\/([^/]+)\//.exec(path)?.[1] ?? "";
    const bundle = catalogue.get(game) ?? new FluentBundle(language, { useIsolating: false });
    const [clash] = bundle.addResource(new FluentResource(texts[i] ?? ""));
    if (clash) throw clash;
    catalogue.set(game, bundle);
  });
  return catalogue;
}
