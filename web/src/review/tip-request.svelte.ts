/** A tip, in steps: where to look, then the judge's move, then what all moves are worth. It is for one position. */
import { Refused } from "../net/api";
import type { Hint } from "../net/review-types";

export type Stage = "asking" | "look" | "move" | "shares" | "problem";

export class TipRequest {
  stage = $state<Stage | null>(null);
  hint = $state.raw<Hint | null>(null);
  problem = $state("");
  private asked = 0;

  constructor(private readonly ask: () => Promise<Hint>) {}

  async begin(): Promise<void> {
    const number = ++this.asked;
    this.stage = "asking";
    try {
      const hint = await this.ask();
      if (number !== this.asked) return; // the game has gone on
      this.hint = hint;
      this.stage = hint.look ? "look" : "move"; // nothing has to be found where all is the same
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (number !== this.asked) return;
      this.problem = error.message;
      this.stage = "problem";
    }
  }

  end(): void {
    this.asked += 1;
    this.stage = null;
    this.hint = null;
  }
}
