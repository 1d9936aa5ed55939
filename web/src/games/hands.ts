/** The hands of all seats, for viewers who may see everything: a game with hidden cards has a Hands.svelte. */
import type { Component } from "svelte";
import type { Translator } from "../i18n/translator";
import type { AnyView } from "../net/types";

export interface HandsProps<View extends AnyView = AnyView> {
  /** The view of the seat itself. */
  view: View;
  texts: Translator;
}

export type HandsOf = Component<HandsProps & Record<string, unknown>>;

const HANDS = import.meta.glob<{ default: HandsOf }>("./*/Hands.svelte");

export async function hands(game: string): Promise<HandsOf | null> {
  return (await HANDS[`./${game}/Hands.svelte`]?.())?.default ?? null;
}
