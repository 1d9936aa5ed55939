/** A newcomer: a player's first time at a game. They are asked once whether they know it, and get hints if not. */
import { untrack } from "svelte";
import { preferences } from "../app/preferences.svelte";
import type { Translator } from "../i18n/translator";
import type { TableConnection } from "../net/table-connection.svelte";
import type { TableInfo } from "../net/types";

export class Newcomer {
  game = $derived.by(() => this.table()?.game ?? "");
  private known = $derived.by(() => preferences.played[this.game]);
  // At a shared device nobody knows who needs hints; and some games have none.
  private canExplain = $derived.by(() => {
    const isAlone = this.live.seats.length === 1 && this.texts().has("lesson-end");
    return isAlone && this.live.connected && this.table()?.status !== "over";
  });
  /** The question stands. */
  isAsked = $derived.by(() => this.canExplain && !this.known);

  constructor(
    private readonly live: TableConnection,
    private readonly table: () => TableInfo | undefined,
    private readonly texts: () => Translator,
  ) {
    // Said again after every break of the connection.
    $effect(() => {
      void [this.canExplain, this.known];
      untrack(() => this.listen());
    });
  }

  /** Ask for hints again: what has not been explained comes when it happens once more. */
  listen(): void {
    if (this.canExplain) this.live.explain(this.known === "no" ? (preferences.explained[this.game] ?? []) : null);
  }

  /** The player has moved without an answer, so they know how. */
  stepAside(): void {
    if (this.isAsked) this.answer("yes");
  }

  answer(played: "yes" | "no"): void {
    preferences.played = { ...preferences.played, [this.game]: played };
  }
}
