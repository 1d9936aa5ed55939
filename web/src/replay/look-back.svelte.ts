/** A replay during a game, with the player's own view, and the way back to now. */
import { Refused } from "../net/api";
import type { ReplayPart } from "../net/types";
import { loadHistories, type Moment, type GameHistory } from "./game-history";

export class LookBack {
  past = $state.raw<GameHistory | null>(null);
  at = $state(0);
  moment = $derived.by<Moment | null>(() => this.past?.at(this.at) ?? null);
  /** Why it could not be done, in a sentence; "": it could. */
  trouble = $state("");

  /** `notReached`: the message if the server doesn't answer. */
  constructor(
    private readonly ask: (first: number) => Promise<ReplayPart>,
    private readonly notReached: () => string,
  ) {}

  /** To the position that is wished for among those of the game so far. */
  async go(wish: (past: GameHistory) => number): Promise<void> {
    this.trouble = "";
    try {
      const past = this.past ?? (await loadHistories(this.ask))[0]!;
      const at = wish(past);
      if (at > past.steps) return this.now();
      this.at = Math.max(0, at);
      this.past = past;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error.message || this.notReached();
    }
  }

  /** To the last position but one, or from where one is. */
  back(): Promise<void> {
    return this.go((past) => (this.past ? this.at : past.steps) - 1);
  }

  on(): Promise<void> {
    return this.past ? this.go(() => this.at + 1) : Promise.resolve();
  }

  now(): void {
    this.past = null;
  }
}
