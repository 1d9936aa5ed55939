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

  /** The hint for the events that are narrated now; the narrator waits until it has been read. */
  atBeat(events: readonly ViewerEvent[]): Promise<void> | null {
    const found = this.source.explanations.find((one) => !one.decides && events.some(({ event }) => event === one.event));
    if (!found) return null;
    this.show(found);
    return new Promise((resolve) => (this.read = resolve));
  }

  /** Everything has been shown: remaining hints come now, then one for the decision. */
  atRest(view: AnyView, mayAct: boolean): void {
    if (this.current) return;
    const hasHappened = (wanted: string): boolean =>
      view.history.some(({ told: events }) => events.some(({ event }) => event === wanted));
    const next = this.source.explanations.find((one) => (one.decides ? mayAct : hasHappened(one.event)));
    if (next) this.show(next);
  }

  close(): void {
    const { current } = this;
    this.current = null;
    this.read();
    if (current) this.drop((one) => one === current);
  }

  /** After a move earlier hints are over, also those not yet shown. */
  moved(): void {
    this.close();
    this.drop(() => true);
  }

  enough(): void {
    preferences.played = { ...preferences.played, [this.game()]: "yes" };
    this.moved();
  }

  private show(hint: Explanation): void {
    this.current = hint;
    const known = preferences.explained[this.game()] ?? [];
    if (!known.includes(hint.event)) preferences.explained = { ...preferences.explained, [this.game()]: [...known, hint.event] };
  }

  private drop(which: (one: Explanation) => boolean): void {
    if (this.source.explanations.some(which)) this.source.explanations = this.source.explanations.filter((one) => !which(one));
  }
}
