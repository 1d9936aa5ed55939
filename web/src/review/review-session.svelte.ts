/** A review on its way: asked for once, then heard part by part. */
import { Refused } from "../net/api";
import type { Part, Review, ReviewNews, Step, Verdict } from "../net/review-types";
import type { Line } from "../net/types";

/** What the server can be asked. */
export interface ReviewApi {
  /** The name under which a review is heard. */
  ask: () => Promise<string>;
  news: (name: string, after: number) => Promise<ReviewNews>;
  longer: (name: string, number: number) => Promise<Verdict>;
}

const AGAIN_MS = 3_000;
const UNREACHED = 5; // times in a row
/** A server that compiled everything before shows its first chart sooner. */
const WARM_MS = 6_000;

export class ReviewSession {
  review = $state.raw<Review | null>(null);
  /** How many others are made before. */
  place = $state(0);
  done = $state(0);
  total = $state(0);
  over = $state(false);
  /** Whether nothing came for so long that the server is likely to compile. */
  isWarmingUp = $state(false);
  /** Why there is none: as a line, or in words. */
  problem = $state.raw<Line | string | null>(null);
  private name = "";
  private isLeft = false;

  /** `onprogress` hears how much of it is done, from 0 to 1. */
  constructor(
    private readonly judge: ReviewApi,
    private readonly onprogress?: (done: number) => void,
  ) {}

  leave(): void {
    this.isLeft = true;
  }

  async begin(): Promise<void> {
    this.problem = null;
    this.over = false;
    const patience = setTimeout(() => (this.isWarmingUp = true), WARM_MS);
    try {
      this.name = await this.judge.ask();
      await this.listen();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    } finally {
      clearTimeout(patience);
      this.isWarmingUp = false;
    }
  }

  private async listen(): Promise<void> {
    let number = 0;
    let unreached = 0;
    while (!this.over && !this.isLeft) {
      const news = await this.judge.news(this.name, number).catch((error: unknown) => {
        if (!(error instanceof Refused) || error.message || ++unreached > UNREACHED) throw error;
        return null; // the server is away for a moment
      });
      if (!news) {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
        continue;
      }
      unreached = 0;
      number = news.number;
      this.place = news.place;
      this.problem = news.problem;
      this.take(news.parts);
      if (this.total) this.onprogress?.(this.done / this.total);
      this.over = news.over;
    }
  }

  private take(parts: readonly Part[]): void {
    for (const part of parts) {
      [this.done, this.total] = [part.done, part.total];
      if (part.type !== "Judged") this.review = part.review;
    }
    const judged = parts.filter((part) => part.type === "Judged");
    if (!this.review || !judged.length || parts.at(-1)?.type === "Finished") return;
    const steps: Step[] = [...this.review.steps];
    for (const { step, verdict } of judged) steps[step] = { ...steps[step]!, verdict };
    this.review = { ...this.review, steps };
  }

  /** A longer thought about the decision of that number takes the place of the first one. */
  async longer(number: number): Promise<void> {
    const verdict = await this.judge.longer(this.name, number);
    if (!this.review) return;
    const isIt = (step: Step): boolean => step.number === number && step.kind === "decision";
    this.review = { ...this.review, steps: this.review.steps.map((step) => (isIt(step) ? { ...step, verdict } : step)) };
  }
}
