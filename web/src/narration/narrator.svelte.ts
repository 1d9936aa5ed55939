/** What the table tells: the sentence of this moment, in time with what is seen, and what has been told since one's last turn. */
import { lineOf } from "../net/event-lines";
import type { AnyView, ViewerEvent } from "../net/types";
import { readingTime, type Pace } from "./pace";

interface NarratorOptions {
  pace: () => Pace;
  /** Whose screen it is: nobody has to read what they did themselves. */
  seat: () => number | null | undefined;
  words: (event: ViewerEvent) => string;
  /** What is new to whoever listens is explained before the story goes on; null: nothing is. */
  explained?: (events: readonly ViewerEvent[]) => Promise<void> | null;
}

const SILENT: NarratorOptions = { pace: () => "at-once", seat: () => null, words: () => "" };

export class Narrator {
  /** What is being told; none: all is told. */
  current = $state.raw<ViewerEvent[]>([]);
  /** How many lines of the game have been told; null: all there are. */
  lines = $state.raw<number | null>(null);
  /** Step by step: whether it waits to go on. */
  waits = $state(false);
  /** The positions that were seen since one's own last move, that one first. */
  since = $state.raw<AnyView[]>([]);

  words = $derived(
    this.current
      .map((event) => this.options.words(event))
      .filter(Boolean)
      .join(" "),
  );
  /** Whose doing it is; null: nobody's. */
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

  /** Tell these events. Until when they are to be held, if nobody goes on. */
  narrate(events: ViewerEvent[], linesBefore: number, game: string, actor: number | null): number {
    this.current = events;
    this.actor = actor;
    this.lines = linesBefore + events.filter((one) => lineOf(one, game)).length;
    const isOwn = this.actor !== null && this.actor === this.options.seat();
    return performance.now() + (isOwn ? 0 : readingTime(this.words, this.pace));
  }

  /** Until what was new in that has been read. */
  explained(): Promise<void> | null {
    return this.options.explained?.(this.current) ?? null;
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

  /** All is told, and this is what is to be seen. */
  reach(before: AnyView, view: AnyView): void {
    this.current = [];
    this.waits = false;
    this.lines = null;
    this.since = before.legal.length || before.history.length > view.history.length ? [view] : [...this.since, view];
  }

  /** Where one came in. */
  enter(view: AnyView): void {
    this.current = [];
    this.waits = false;
    this.lines = null;
    this.closeChapter();
    this.since = [view];
  }
}

/** What was told between two positions of a game. */
export function eventsBetween(before: AnyView, after: AnyView): ViewerEvent[] {
  return after.history.slice(before.history.length).flatMap(({ told: events }) => events);
}

/** Who made the step of which that was told: what somebody does to others is theirs. What chance brings is of whoever it is brought to. */
export function actorOf(event: ViewerEvent, { history }: AnyView): number | null {
  const actor = history.findLast((step) => step.told.includes(event))?.actor;
  const player = event.args?.["player"];
  return typeof actor === "number" ? actor : typeof player === "number" ? player : null;
}

/** How many lines of the game had been told when this was seen. */
export function linesBefore({ history, game }: AnyView): number {
  return history.reduce((sum, { told: events }) => sum + events.filter((one) => lineOf(one, game)).length, 0);
}
