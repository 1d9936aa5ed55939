/** The narrator: the present sentence, in time with the animation, and the events since the player's last turn. */
import { lineOf } from "../net/event-lines";
import type { AnyView, ViewerEvent } from "../net/types";
import { readingTime, type Pace } from "./pace";

interface NarratorOptions {
  pace: () => Pace;
  /** The seat of this screen: players need not read about their own moves. */
  seat: () => number | null | undefined;
  words: (event: ViewerEvent) => string;
  /** Explains new events before the narration goes on; null: nothing is new. */
  explained?: (events: readonly ViewerEvent[]) => Promise<void> | null;
}

const SILENT: NarratorOptions = { pace: () => "at-once", seat: () => null, words: () => "" };

export class Narrator {
  /** The events being narrated; none: all are narrated. */
  current = $state.raw<ViewerEvent[]>([]);
  /** How many lines of the game are narrated; null: all. */
  lines = $state.raw<number | null>(null);
  /** Step by step: whether it waits to go on. */
  waits = $state(false);
  /** The positions shown since the player's last move, that one first. */
  since = $state.raw<AnyView[]>([]);

  words = $derived(
    this.current
      .map((event) => this.options.words(event))
      .filter(Boolean)
      .join(" "),
  );
  /** The player who acts; null: nobody. */
  actor = $state.raw<number | null>(null);
  /** Whether a chapter, what a round or a day came to, lies open to be read: nothing goes on before it is closed. */
  chapter = $state(false);
  /** Shows once more what happened since; the stage says how. */
  again: (views: AnyView[]) => void = () => {};
  private resumeStep = (): void => {};
  private resumeChapter = (): void => {};

  constructor(private readonly options: NarratorOptions = SILENT) {}

  get pace(): Pace {
    return this.options.pace();
  }

  /** Narrate these events. Returns until when they are held, if the player doesn't go on. */
  narrate(events: ViewerEvent[], linesBefore: number, game: string, actor: number | null): number {
    this.current = events;
    this.actor = actor;
    this.lines = linesBefore + events.filter((one) => lineOf(one, game)).length;
    const isOwn = this.actor !== null && this.actor === this.options.seat();
    return performance.now() + (isOwn ? 0 : readingTime(this.words, this.pace));
  }

  /** Until what was new in that has been read. */
  explained(events: readonly ViewerEvent[] = this.current): Promise<void> | null {
    return this.options.explained?.(events) ?? null;
  }

  /** Step by step, what others did is held until one says so. */
  get isHeld(): boolean {
    return this.pace === "step" && this.words !== "" && this.actor !== this.options.seat();
  }

  async untilNext(): Promise<void> {
    this.waits = true;
    await new Promise<void>((resolve) => (this.resumeStep = resolve));
    this.waits = false;
  }

  next(): void {
    this.resumeStep();
  }

  openChapter(): void {
    this.chapter = true;
  }

  closeChapter(): void {
    this.chapter = false;
    this.resumeChapter();
  }

  async untilChapterClosed(): Promise<void> {
    this.chapter = true;
    await new Promise<void>((resolve) => (this.resumeChapter = resolve));
  }

  /** Note that everything is narrated, and that this view is shown. */
  reach(before: AnyView, view: AnyView): void {
    this.current = [];
    this.waits = false;
    this.lines = null;
    this.since = before.legal.length || before.history.length > view.history.length ? [view] : [...this.since, view];
  }

  /** Begin at this view. */
  enter(view: AnyView): void {
    this.current = [];
    this.waits = false;
    this.lines = null;
    this.closeChapter();
    this.since = [view];
  }
}

/** The events between two positions of a game. */
export function eventsBetween(before: AnyView, after: AnyView): ViewerEvent[] {
  return after.history.slice(before.history.length).flatMap(({ told: events }) => events);
}

/** The player of the step with this event: what they do to others is theirs. A chance event is its player's. */
export function actorOf(event: ViewerEvent, { history }: AnyView): number | null {
  const actor = history.findLast((step) => step.told.includes(event))?.actor;
  const player = event.args?.["player"];
  return typeof actor === "number" ? actor : typeof player === "number" ? player : null;
}

/** The number of the game's lines that were narrated at this view. */
export function linesBefore({ history, game }: AnyView): number {
  return history.reduce((sum, { told: events }) => sum + events.filter((one) => lineOf(one, game)).length, 0);
}
