/** Whoever sits down at a game for the first time is asked once whether they know it, and is told things as they come up if not. */
import { untrack } from "svelte";
import { memory } from "../app/preferences.svelte";
import type { Texts } from "../i18n/translator";
import type { Live } from "../net/table-connection.svelte";
import type { TableInfo } from "../net/types";

export class Newcomer {
  game = $derived.by(() => this.table()?.game ?? "");
  private known = $derived.by(() => memory.played[this.game]);
  // At a shared device nobody knows whom to explain things to; and not every game has explanations.
  private hears = $derived.by(() => {
    const isAlone = this.live.seats.length === 1 && this.texts().has("lesson-end");
    return isAlone && this.live.connected && this.table()?.status !== "over";
  });
  /** The question stands. */
  isAsked = $derived.by(() => this.hears && !this.known);

  constructor(
    private readonly live: Live,
    private readonly table: () => TableInfo | undefined,
    private readonly texts: () => Texts,
  ) {
    // Said again after every break of the connection.
    $effect(() => {
      const [hears, isNew] = [this.hears, this.known === "no"];
      untrack(() => hears && live.explain(isNew ? (memory.explained[this.game] ?? []) : null));
    });
  }

  /** Nobody has answered, and plays: so they know how. */
  stepAside(): void {
    if (this.isAsked) this.answer("yes");
  }

  answer(played: "yes" | "no"): void {
    memory.played = { ...memory.played, [this.game]: played };
  }
}
