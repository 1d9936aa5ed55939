/** Which dice of the roll are to be kept, and what that comes to: on the board and on a phone that is a hand. */
import { put } from "../../animation/beats";
import type { Translator } from "../../i18n/translator";
import type { WhyNot } from "../contract";
import { preview } from "./preview";
import type { View } from "./view";

export const DICE = 5;
const MOST_BORROWED = 5; // T10

export interface KeepingOptions {
  view: () => View;
  mayAct: () => boolean;
  texts: () => Translator;
  onmove: (move: string) => void;
  why: () => WhyNot | undefined;
}

export class Keeping {
  private readonly options: KeepingOptions;

  constructor(options: KeepingOptions) {
    this.options = options;
  }

  /** By die of the roll. The last die has to be kept. */
  chosen = $derived.by(() => this.view.roll.map(() => this.view.roll.length === 1));
  readonly picked = $derived.by(() => this.view.roll.filter((_, i) => this.chosen[i]));
  /** The last dice: nothing is rolled again. */
  readonly isAll = $derived.by(() => this.view.kept.length + this.picked.length === DICE);
  readonly isLast = $derived.by(() => this.picked.length === this.view.roll.length);
  readonly coming = $derived.by(() => {
    const { board, filled, kept, chips, turn } = this.view;
    return preview(board, filled, this.options.mayAct() ? [...kept, ...this.picked] : kept, chips[turn] ?? 0);
  });
  /** The chips of the player on turn after that. */
  readonly left = $derived.by(() => (this.view.chips[this.view.turn] ?? 0) - this.coming.pays + this.coming.takes);

  /** What the chips would come to: with all dice that ends the game; before, only a loan is certain. */
  readonly warning = $derived.by(() => {
    if (this.isAll && (this.left < 0 || this.coming.loan > MOST_BORROWED)) return "bankrupt";
    if (this.isAll && this.left === 0) return "ends";
    return this.coming.loan ? "loan" : "";
  });

  toggle(i: number, at?: Element): void {
    const { mayAct, why, texts } = this.options;
    if (!mayAct() || this.view.roll.length === 1) {
      if (at && mayAct()) why()?.say(at, texts().message("last-die-stays"));
      else if (at) why()?.not(at, "");
      return;
    }
    this.chosen = put(this.chosen, i, !this.chosen[i]);
  }

  keep(at?: Element): void {
    if (this.picked.length) this.options.onmove(`keep ${[...this.picked].sort().join("")}`);
    else if (at) this.options.why()?.say(at, this.options.texts().message("keep-at-least-one"));
  }

  /** The next die with that face that lies there; when all are taken, they are put back. */
  private take(face: number): void {
    const alike = this.view.roll.map((one, i) => (one === face ? i : -1)).filter((i) => i >= 0);
    const free = alike.find((i) => !this.chosen[i]);
    if (free !== undefined) this.toggle(free);
    else for (const i of alike) this.toggle(i);
  }

  readonly keys = {
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [String(face), () => this.options.mayAct() && this.take(face)])),
    k: () => this.options.mayAct() && this.keep(),
  };

  get buttonWords(): string {
    const texts = this.options.texts();
    return this.picked.length
      ? texts.message(this.isLast ? "keep-last" : "keep-dice", { dice: this.picked.join(" ") })
      : texts.message("keep-none");
  }

  private get view(): View {
    return this.options.view();
  }
}
