/** A typical continuation of both moves, step by step: first of the better one, then of the one that was played. */
import { linesOf } from "../net/event-lines";
import type { Continuations, ContinuationStep } from "../net/review-types";
import type { AnyView, Line } from "../net/types";

export type Arm = "better" | "played";
const ARMS: readonly Arm[] = ["better", "played"];

export class Continuation {
  arm = $state<Arm>("better");
  at = $state(0);
  isPlaying = $state(false);

  /** `before`: the position in which both moves could be played. */
  constructor(
    private readonly before: AnyView,
    private readonly found: Continuations,
  ) {}

  /** How many steps this arm has. */
  get last(): number {
    return this.found[this.arm].length;
  }

  get isEnd(): boolean {
    return this.arm === "played" && this.at === this.last;
  }

  view = $derived.by<AnyView>(() => this.steps.slice(0, this.at).reduce(after, { ...this.before, legal: [] }));

  /** What the last step told; nothing before the first. */
  get lines(): Line[] {
    const step = this.steps[this.at - 1];
    return step ? linesOf([step.step], this.before.game) : [];
  }

  private get steps(): ContinuationStep[] {
    return this.found[this.arm];
  }

  show(arm: Arm): void {
    [this.arm, this.at] = [arm, 0];
  }

  /** One step on; after the last one of the better move come those of the other. */
  next(): void {
    if (this.at < this.last) this.at += 1;
    else if (this.arm !== ARMS.at(-1)) this.show("played");
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }
}

function after(view: AnyView, { step, changed }: ContinuationStep): AnyView {
  return { ...view, ...changed, legal: [], history: [...view.history, step] };
}
