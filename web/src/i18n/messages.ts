/** The messages of one language, of one game or of all: each is parsed when it is first said, as a phone takes its time over thousands. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Where a message begins: its name at the start of a line. */
const BEGINNING = /^(-?[a-z][\w-]*) *=/gim;
/** Other messages that are part of one. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)(?=[\s.(}])/gi;

export class Messages {
  private readonly bundle: FluentBundle;
  private readonly unparsed = new Map<string, string>();
  private readonly known = new Set<string>();

  constructor(language: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(text: string): void {
    const found = [...text.matchAll(BEGINNING)];
    found.forEach(({ 1: id, index }, i) => {
      if (this.known.has(id!)) throw new Error(`the message ${id} is there twice`);
      this.known.add(id!);
      this.unparsed.set(id!, text.slice(index, found[i + 1]?.index));
    });
  }

  get ids(): readonly string[] {
    return [...this.known];
  }

  has(id: string): boolean {
    return this.known.has(id);
  }

  /** In words; undefined: there is no such message. */
  say(id: string, args: Record<string, FluentVariable>): string | undefined {
    this.parse(id);
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args) : undefined;
  }

  private parse(id: string): void {
    const text = this.unparsed.get(id);
    if (text === undefined) return;
    this.unparsed.delete(id);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other] of text.matchAll(REFERENCE)) this.parse(other!);
  }
}

/** By game; the shared catalogue has the name "". */
export type Catalogue = Map<string, Messages>;

/** A catalogue of these texts, each with its game. */
export function catalogueOf(language: string, texts: readonly { game: string; text: string }[]): Catalogue {
  const found: Catalogue = new Map();
  for (const { game, text } of texts) {
    const messages = found.get(game) ?? new Messages(language);
    messages.add(text);
    found.set(game, messages);
  }
  return found;
}
