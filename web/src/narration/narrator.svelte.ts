/** The narrator: the present sentence, in time with the animation, and the events since the player's last turn. */
import { lineOf, seatOf } from "../net/event-lines";
import type { AnyView, ViewerEvent } from "../net/types";
import { briefTime, readingTime, shareOfTime, turnTime, type Pace } from "./pace";

interface NarratorOptions {
  pace: () => Pace;
  /** The seat of this screen: players need not read about their own moves. */
  seat: () => number | null | undefined;
  words: (event: ViewerEvent) => string;
  /** A player's turn so far in one line, where the game has such a line. */
  turnWords?: (turn: readonly ViewerEvent[]) => string;
  /** What several events that happen at once come to, where the game has a sentence for them. */
  momentWords?: (events: readonly ViewerEvent[]) => string;
  /** Explains new events before the narration goes on; null: nothing is new. */
  explained?: (events: readonly ViewerEvent[]) => Promise<void> | null;
}

/** How a beat is told. */
export interface Telling {
  /** It is seen on the board anyway: the sentence need not be held. */
  isBrief?: boolean | undefined;
  /** It is held even for whoever did it. */
  isGreat?: boolean | undefined;
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

  /** The events of the present turn so far, and whose turn it is. */
  private turn = $state.raw<ViewerEvent[]>([]);
  private turnOf: number | null = null;

  words = $derived(this.current.length ? this.wordsOf(this.turn) || this.sentences(this.current) : "");
  /** The player who acts; null: nobody. */
  actor = $state.raw<number | null>(null);
  /** Whether a chapter, what a round or a day came to, lies open to be read: nothing goes on before it is closed. */
  chapter = $state(false);
  /** Shows once more what happened since; the stage says how. */
  again: (views: AnyView[]) => void = () => {};
  /** Shows at once what is still to be told; the stage says how. */
  skip: () => void = () => {};
  /** Since when the turn of whoever acts is told, and how much of the usual time a sentence gets. */
  private turnSince = 0;
  private share = 1;
  private resumeStep = (): void => {};
  private resumeChapter = (): void => {};

  constructor(private readonly options: NarratorOptions = SILENT) {}

  get pace(): Pace {
    return this.options.pace();
  }

  /**
   * Choose how long the sentences of a step are held, so that a turn stays within its time. `motion`: for how many milliseconds its
   * beats move.
   */
  prepare(
    beats: readonly (Telling & { events?: readonly ViewerEvent[] })[],
    motion: number,
    actor: number | null,
    players: number,
  ): void {
    if (actor !== this.turnOf) this.turnSince = performance.now();
    if (actor === null || actor === this.options.seat()) {
      this.share = 1; // nobody is kept waiting
      return;
    }
    const needed = beats.reduce((sum, { events, ...how }) => sum + (events ? this.timeFor(this.sentences(events), how) : 0), 0);
    const left = turnTime(players, this.pace) - (performance.now() - this.turnSince) - motion;
    this.share = shareOfTime(left, needed);
  }

  /** Narrate these events. Returns until when they are held, if the player doesn't go on. */
  narrate(events: ViewerEvent[], linesBefore: number, game: string, actor: number | null, how: Telling = {}): number {
    this.turn = actor !== null && actor === this.turnOf ? [...this.turn, ...events] : events;
    this.turnOf = actor;
    this.current = events;
    this.actor = actor;
    this.lines = linesBefore + events.filter((one) => lineOf(one, game)).length;
    const isOwn = this.actor !== null && this.actor === this.options.seat();
    const share = actor === null ? 1 : this.share; // what happens to all at once is nobody's turn
    return performance.now() + (isOwn && !how.isGreat ? 0 : share * this.timeFor(this.words, how));
  }

  private timeFor(words: string, { isBrief }: Telling): number {
    return isBrief ? briefTime(words, this.pace) : readingTime(words, this.pace);
  }

  private sentences(events: readonly ViewerEvent[]): string {
    const together = events.length > 1 ? this.options.momentWords?.(events) : "";
    if (together) return together;
    return events
      .map((one) => this.options.words(one))
      .filter(Boolean)
      .join(" ");
  }

  private wordsOf(turn: readonly ViewerEvent[]): string {
    return this.options.turnWords?.(turn) ?? "";
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

  /** Whoever is in a hurry sees at once where it led. */
  hurry(): void {
    this.skip();
    this.closeChapter();
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
    this.turnOf = null;
    this.since = [view];
  }
}

/** The events between two positions of a game. */
export function eventsBetween(before: AnyView, after: AnyView): ViewerEvent[] {
  return after.history.slice(before.history.length).flatMap(({ told: events }) => events);
}

/** The player who did all these events; null: several players, or nobody. */
export function actorOfAll(events: readonly ViewerEvent[], view: AnyView): number | null {
  const [first = null, ...others] = events.map((event) => actorOf(event, view));
  return others.every((other) => other === first) ? first : null;
}

/** The player of the step with this event. */
export function actorOf(event: ViewerEvent, { history }: AnyView): number | null {
  return seatOf(
    event,
    history.findLast((step) => step.told.includes(event)),
  );
}

/** The number of the game's lines that were narrated at this view. */
export function linesBefore({ history, game }: AnyView): number {
  return history.reduce((sum, { told: events }) => sum + events.filter((one) => lineOf(one, game)).length, 0);
}
