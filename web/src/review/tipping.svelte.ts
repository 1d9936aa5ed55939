/** A tip, in steps: where to look, then the judge's move, then what all moves are worth. It is for one position. */
import { Refused } from "../wire/rest";
import type { Verdict } from "../wire/review";

export type Stage = "asking" | "look" | "move" | "shares" | "problem";

export class Tipping {
  stage = $state<Stage | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state("");
  private asked = 0;

  constructor(private readonly ask: () => Promise<Verdict>) {}

  async begin(): Promise<void> {
    const number = ++this.asked;
    this.stage = "asking";
    try {
      const verdict = await this.ask();
      if (number !== this.asked) return; // the game has gone on
      this.verdict = verdict;
      this.stage = isAllTheSame(verdict) ? "shares" : "look";
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
    this.verdict = null;
  }
}

export const isAllTheSame = ({ alternatives }: Verdict): boolean => alternatives.every(({ same }) => same);

/** The moves as good as the judge's own, that one first. */
export const asGood = ({ alternatives }: Verdict): string[] => alternatives.filter(({ same }) => same).map(({ move }) => move);
