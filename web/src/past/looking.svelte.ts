/** Looking back in the middle of a game, with one's own eyes, and back to now. */
import type { ReplayPart } from "../wire/types";
import { lookBack, type Moment, type Past } from "./past";

export class Looking {
  past = $state.raw<Past | null>(null);
  at = $state(0);
  moment = $derived.by<Moment | null>(() => this.past?.at(this.at) ?? null);

  /** To the position that is wished for among those of the game so far. */
  async go(wish: (past: Past) => number, ask: (first: number) => Promise<ReplayPart>): Promise<void> {
    const past = this.past ?? (await lookBack(ask));
    const at = wish(past);
    if (at > past.steps) return this.now();
    this.at = Math.max(0, at);
    this.past = past;
  }

  now(): void {
    this.past = null;
  }
}
