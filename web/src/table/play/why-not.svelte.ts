/** Why not? What was touched shakes its head, and a bubble beside it says the reason, as the server knows it. */
import { prefersReducedMotion } from "svelte/motion";

const SHORTEST_MS = 2_500;
const A_LETTER_MS = 60;
const SHAKE = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

export interface Bubble {
  words: string;
  /** The touched element. */
  at: Element;
}

export class WhyNotBubbleState {
  bubble = $state.raw<Bubble | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly reason: (move: string) => Promise<string>) {}

  /** Because of a rule: the server is asked what speaks against that move. */
  async not(at: Element, move: string): Promise<void> {
    shake(at);
    const words = await this.reason(move);
    if (words) this.show(at, words);
  }

  /** Because something else comes first. */
  say(at: Element, words: string): void {
    shake(at);
    this.show(at, words);
  }

  close(): void {
    clearTimeout(this.timer);
    this.bubble = null;
  }

  private show(at: Element, words: string): void {
    this.bubble = { words, at };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), SHORTEST_MS + A_LETTER_MS * words.length);
  }
}

function shake(at: Element): void {
  if (!prefersReducedMotion.current) at.animate(SHAKE, { duration: 350, composite: "add" });
}
