/** Speaks one language, knows the players by name, and whether several share this screen: core/i18n.py, for the page. */
import type { FluentVariable } from "@fluent/bundle";
import type { Line } from "../net/types";
import type { Catalogue, Language } from "./catalogue";
import { plain } from "./without-rule-numbers";

export type Args = NonNullable<Line["args"]>;

/** Made of clauses: they begin with a capital. */
const SENTENCES = ["reason", "reason-colon"];

/** In French it marks the beginning of a name while a message is made: “de” and “que” lose their e before a vowel. */
const INSERTED = "\u2060";
const NAMED = ["player", "other", "players", "name", "names"];
const ELIDED = new RegExp(`(d|qu)e ${INSERTED}(?=[aeiouàâéèêëîïôöûü])`, "gi");

export class Translator {
  constructor(
    readonly language: Language,
    private readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    private readonly game = "",
    private readonly shared = false,
    private readonly reader: number | null = null,
  ) {}

  /** The same language for another table. If several people share the screen, messages name the player they speak to. */
  at(game: string, names: readonly string[], shared = false): Translator {
    return new Translator(this.language, this.catalogue, names, game, shared, this.reader);
  }

  /** The same for the person at that seat, whom messages call "you". */
  to(reader: number | null): Translator {
    return new Translator(this.language, this.catalogue, this.names, this.game, this.shared, reader);
  }

  /** The message of that name, of the game or else of all. */
  message(id: string, args: Args = {}): string {
    return this.find(this.game, id, args) ?? this.find("", id, args) ?? id;
  }

  /** Whether there is such a message. */
  has(id: string): boolean {
    return [this.game, ""].some((game) => this.catalogue.get(game)?.has(id));
  }

  /** A line, in words. */
  words(line: Line): string {
    const said = plain(this.find(line.game ?? "", line.id, line.args ?? {}) ?? line.id);
    return SENTENCES.includes(line.id) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  }

  name(seat: number): string {
    return this.names[seat] || this.message("seat-name", { number: seat + 1 });
  }

  /** `a, b and c`. */
  listed(words: string[]): string {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : this.message("and", { first: words.slice(0, -1).join(", "), last });
  }

  private find(game: string, id: string, args: Args): string | undefined {
    const said = this.catalogue.get(game)?.say(id, this.spoken(args));
    return this.language === "fr" ? said?.replace(ELIDED, "$1’").replaceAll(INSERTED, "") : said;
  }

  private spoken(args: Args): Record<string, FluentVariable> {
    const words = Object.entries(args).map(([key, value]) => [key, this.marked(key, value)]);
    const flags = [
      ["shared", this.shared ? "yes" : "no"],
      ["you", this.reader !== null && args["player"] === this.reader ? "yes" : "no"],
    ];
    return Object.fromEntries([...words, ...flags]) as Record<string, FluentVariable>;
  }

  private marked(key: string, value: Args[string]): FluentVariable {
    const word = this.word(key, value);
    const isName = NAMED.includes(key) || (typeof value === "object" && !Array.isArray(value));
    return this.language === "fr" && isName && typeof word === "string" ? INSERTED + word : word;
  }

  private word(key: string, value: Args[string]): FluentVariable {
    if (Array.isArray(value)) return this.listed(value.map((v) => (key === "players" ? this.name(v) : String(v))));
    if (typeof value === "object") return this.words(value);
    return typeof value === "number" && (key === "player" || key === "other") ? this.name(value) : value;
  }
}
