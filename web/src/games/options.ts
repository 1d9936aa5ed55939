/** What a game lets a table vary, for whoever sets one up: a game that offers a choice brings an Options.svelte. */
import type { Component } from "svelte";
import type { Translator } from "../i18n/translator";
import type { AnyView } from "../net/types";

export interface OptionsProps {
  /** What is chosen, where it is not as on the box. */
  options: Record<string, unknown>;
  /** As on the box. */
  printed: Record<string, unknown>;
  texts: Translator;
}

type OptionsOf = Component<OptionsProps, object, "options">;

const OPTIONS = import.meta.glob<{ default: OptionsOf }>("./*/Options.svelte");

export async function options(game: string): Promise<OptionsOf | null> {
  return (await OPTIONS[`./${game}/Options.svelte`]?.())?.default ?? null;
}

/** What was chosen, in words: the game's own text `option-…` of each choice that has one. */
export function chosenOptions(options: Record<string, unknown>, texts: Translator): string[] {
  const found = Object.entries(options).map(([name, value]) => [`option-${name}`, String(value)] as const);
  return found.filter(([id]) => texts.has(id)).map(([id, value]) => texts.message(id, { value }));
}

/** The same, of a game that is looked back at: as far as its views tell. */
export function optionsOf(view: AnyView): Record<string, unknown> {
  const { options, advanced } = view as AnyView & { options?: Record<string, unknown>; advanced?: boolean };
  return { ...options, ...(advanced === undefined ? {} : { advanced }) };
}
