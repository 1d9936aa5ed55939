/** First-time hints for newcomers: each at its own beat, and gone after their next move. */
import { preferences } from "../app/preferences.svelte";
import type { AnyView, Explanation, ViewerEvent } from "../net/types";

interface Source {
  explanations: Explanation[];
}

export class Hints {
  current = $state.raw<Explanation | null>(null);
  private read = (): void => {};

  constructor(
    private readonly source: Source,
    private readonly game: () => string,
  ) {}

  /** Hints for the events that are narrated now, one after the other; the narrator waits until they have been read. */
  atBeat(events: readonly ViewerEvent[]): Promise<void> | null {
    const next = (): Explanation | undefined =>
      this.source.explanations.find((one) => !one.decides && this.isNew(one) && events.some(({ event }) => event === one.event));
    const first = next();
    if (!first) return null;
    return new Promise((resolve) => {
      this.read = () => {
        const other = next();
        if (other) this.show(other);
        else resolve();
      };
      this.show(first);
    });
  }

  /** Everything has been shown: remaining hints come now, then one for the decision. */
  atRest(view: AnyView, mayAct: boolean): void {
    if (this.current) return;
    const hasHappened = (wanted: string): boolean =>
      view.history.some(({ told: events }) => events.some(({ event }) => event === wanted));
    const next = this.source.explanations.find((one) => this.isNew(one) && (one.decides ? mayAct : hasHappened(one.event)));
    if (next) this.show(next);
  }

  close(): void {
    const { current } = this;
    this.current = null;
    if (current) this.drop((one) => one === current);
    this.read();
  }

  /** After a move earlier hints are over, also those not yet shown. Whether there were any. */
  moved(): boolean {
    const isUnsaid = this.source.explanations.some((one) => this.isNew(one));
    this.drop(() => true);
    this.close();
    return isUnsaid;
  }

  enough(): void {
    preferences.played = { ...preferences.played, [this.game()]: "yes" };
    this.moved();
  }

  private get known(): readonly string[] {
    return preferences.explained[this.game()] ?? [];
  }

  private isNew(hint: Explanation): boolean {
    return !this.known.includes(hint.event);
  }

  private show(hint: Explanation): void {
    this.current = hint;
    preferences.explained = { ...preferences.explained, [this.game()]: [...this.known, hint.event] };
  }

  private drop(which: (one: Explanation) => boolean): void {
    if (this.source.explanations.some(which)) this.source.explanations = this.source.explanations.filter((one) => !which(one));
  }
}
