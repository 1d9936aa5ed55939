/** The options of a game, for a table's host: a game with a choice has an Options.svelte. */
import type { Component } from "svelte";
import type { Translator } from "../i18n/translator";
import type { AnyView } from "../net/types";

export interface OptionsProps {
  /** The chosen options that differ from the box. */
  options: Record<string, unknown>;
  /** The options of the box. */
  printed: Record<string, unknown>;
  texts: Translator;
}

type OptionsOf = Component<OptionsProps, object, "options">;

const OPTIONS = import.meta.glob<{ default: OptionsOf }>("./*/Options.svelte");

export async function options(game: string): Promise<OptionsOf | null> {
  return (await OPTIONS[`./${game}/Options.svelte`]?.())?.default ?? null;
}

/** The chosen options in words: the game's own text `option-…` of each choice that has one. */
export function chosenOptions(options: Record<string, unknown>, texts: Translator): string[] {
  const found = Object.entries(options).map(([name, value]) => [`option-${name}`, String(value)] as const);
  return found.filter(([id]) => texts.has(id)).map(([id, value]) => texts.message(id, { value }));
}

/** The options of a replayed game in words, as far as its views have them. */
export function optionsOf(view: AnyView): Record<string, unknown> {
  const { options, advanced } = view as AnyView & { options?: Record<string, unknown>; advanced?: boolean };
  return { ...options, ...(advanced === undefined ? {} : { advanced }) };
}
