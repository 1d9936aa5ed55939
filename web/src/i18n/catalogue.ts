/** The very .ftl files of the Python package, and those that only the page needs. A language is fetched when it is spoken. */
import { catalogueOf, type Catalogue } from "./messages";
import { FILES } from "./text-files";

/** Each by the name it has in itself, as in core/i18n.py. */
export const LANGUAGES = { en: "English", nl: "Nederlands", de: "Deutsch", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

const isSpoken = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

/** The first of these languages that we speak, else English: de and de-AT are both German. */
export function firstSpoken(wishes: readonly string[]): Language {
  return wishes.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find(isSpoken) ?? "en";
}

export type { Catalogue } from "./messages";

/** A browser takes its time to learn how a language counts: it does so while the texts are on their way. */
function prepare(language: Language): void {
  setTimeout(() => new Intl.NumberFormat(language).format(1));
  setTimeout(() => new Intl.PluralRules(language).select(1));
}

/** The texts of that language, by their paths. */
export async function pathsOf(language: string): Promise<[string, string][]> {
  const wanted = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return Promise.all(wanted.map(async ([path, text]): Promise<[string, string]> => [path, await text()]));
}

/** The texts of that language, each with its game. */
export async function textsOf(language: Language): Promise<{ game: string; text: string }[]> {
  return (await pathsOf(language)).map(([path, text]) => ({ game: /games\/([^/]+)\//.exec(path)?.[1] ?? "", text }));
}

export async function load(language: Language): Promise<Catalogue> {
  prepare(language);
  return catalogueOf(language, await textsOf(language));
}
