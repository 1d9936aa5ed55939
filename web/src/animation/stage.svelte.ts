/** Queue of animations: plays the beats between the shown view and the newest one; a tap skips to the end. */
import { tick, untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import { play } from "../app/sound";
import { movingTime } from "../narration/pace";
import { actorOf, actorOfAll, linesBefore, Narrator, eventsBetween } from "../narration/narrator.svelte";
import type { AnyView } from "../net/types";
import { withinFrame } from "../ui/frame";
import type { Beat, Flight, Animation } from "./beats";

const LASTS = 320;
/** When so many views wait, the eye is too far behind. */
const FAR_BEHIND = 8;
const HURRY = 0.4;
/** More missed steps than this mean that the player has come back. */
const MOST_MOVES = 4;

/** From the middle of one box to the middle of another, in pixels of the board. */
export interface Flying<Piece> {
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  like: "from" | "to";
  lasts: number;
  delay: number;
  turn: number;
}

/** The view that a game's board shows, animated towards the newest one. */
export class Stage<View extends AnyView, Piece = never> {
  /** The view shown now. */
  view = $state.raw() as View;
  flying = $state.raw<Flying<Piece>[]>([]);

  private readonly narrator: Narrator;
  private board: HTMLElement | undefined;
  private waiting: View[] = [];
  private isRunning = false;
  private wake = (): void => {};
  private isSkipping = false;
  /** Until when the present sentence is held. */
  private heldUntil = 0;

  constructor(
    newest: () => View,
    private readonly animation: Animation<View, Piece>,
    onshow: (view: View) => void,
    story: () => Narrator | undefined = () => undefined,
    /** The most new moves that are animated; with more, the board jumps. */
    private readonly most: (before: View) => number = () => MOST_MOVES,
  ) {
    this.view = newest();
    this.narrator = untrack(story) ?? new Narrator();
    this.narrator.enter(this.view);
    this.narrator.again = (views) => this.again(views as View[]);
    this.narrator.skip = () => this.skip();
    $effect.pre(() => onshow(this.view));
    $effect.pre(() => {
      const view = newest();
      untrack(() => this.follow(view));
    });
  }

  /** For the element in which all places are: `{@attach stage.on}`. A tap on it shows what waits at once. */
  readonly on = (board: HTMLElement): (() => void) => {
    this.board = board;
    const skip = (): void => {
      if (!this.narrator.chapter) this.skip(); // people who read the log are not in a hurry
    };
    board.addEventListener("pointerdown", skip, { capture: true });
    return () => {
      board.removeEventListener("pointerdown", skip, { capture: true });
      this.board = undefined;
      this.waiting = [];
      this.skip();
    };
  };

  skip(): void {
    this.isSkipping = this.isRunning;
    this.wake();
  }

  private follow(view: View): void {
    const last = this.waiting.at(-1) ?? this.view;
    if (view === last) return;
    if (this.waiting.length && view.history.length === last.history.length) {
      this.waiting[this.waiting.length - 1] = view;
      return;
    }
    if (!isNext(last, view, this.most(last)) || this.narrator.pace === "at-once" || document.hidden || !this.board)
      return this.jump(view);
    this.waiting.push(view);
    if (!this.isRunning) void this.run();
  }

  private jump(view: View): void {
    const [before, events] = [this.view, eventsBetween(this.view, view)];
    this.waiting = [];
    this.skip();
    this.view = view;
    this.flying = [];
    if (isNext(before, view, this.most(before))) this.narrator.reach(before, view);
    else this.narrator.enter(view);
    const beats = isNext(before, view, this.most(before)) ? this.animation(before, view, events) : [];
    if (beats[0]?.sound) play(beats[0].sound);
    if (beats.some(({ chapter }) => chapter)) this.narrator.openChapter();
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const before = this.view;
      let lines = linesBefore(before);
      const beats = this.animation(before, next, eventsBetween(before, next));
      const first = beats.find(({ events }) => events)?.events?.[0];
      this.narrator.prepare(beats, this.motionOf(beats), first ? actorOf(first, next) : null, next.players);
      for (const beat of beats) {
        if (this.isSkipping && !beat.chapter) continue;
        if (beat.events) {
          await this.hold();
          const actor = actorOfAll(beat.events, next);
          if (!this.isSkipping) this.heldUntil = this.narrator.narrate(beat.events, lines, next.game, actor, beat);
          lines = this.narrator.lines ?? lines;
        }
        if (!this.isSkipping) await this.show(beat);
        if (beat.chapter && this.waiting.length) {
          await this.hold();
          this.narrator.current = [];
          this.view = beat.view;
          await this.narrator.untilChapterClosed();
          await this.narrator.explained(beat.counted);
        }
      }
      await this.hold();
      const reached = this.waiting.shift(); // the same moment, perhaps for another viewer by now; nothing after a jump
      if (!reached) continue;
      this.view = reached;
      this.narrator.reach(before, reached);
    }
    this.flying = [];
    this.isRunning = this.isSkipping = false;
  }

  /** Return for how many milliseconds these beats move. */
  private motionOf(beats: readonly Beat<View, Piece>[]): number {
    const each = beats.map(({ flights, lasts = LASTS, rest = 0 }) => (flights?.length ? lasts : 0) + rest);
    return movingTime(this.narrator.pace) * each.reduce((sum, one) => sum + one, 0);
  }

  /** Wait until the sentence can have been read, or the player goes on. */
  private async hold(): Promise<void> {
    if (this.isSkipping || !this.narrator.current.length) return;
    const explained = this.narrator.explained();
    if (explained) await explained;
    else if (this.narrator.isHeld) await Promise.race([this.narrator.untilNext(), this.sleep()]);
    else await this.wait((this.heldUntil - performance.now()) * (this.waiting.length > FAR_BEHIND ? HURRY : 1));
    this.heldUntil = 0;
  }

  /** Show again what happened since the last turn. */
  private again(views: View[]): void {
    const [first, ...rest] = views;
    if (!first || !rest.length || this.isRunning) return;
    this.view = first;
    this.narrator.enter(first);
    this.waiting = rest;
    void this.run();
  }

  private async show(beat: Beat<View, Piece>): Promise<void> {
    if (beat.sound) play(beat.sound);
    const haste = movingTime(this.narrator.pace) * (this.waiting.length > FAR_BEHIND ? HURRY : 1);
    if (beat.flights?.length && !prefersReducedMotion.current) {
      const from = beat.flights.map((flight) => this.box(flight.from));
      if (beat.during) this.view = beat.during;
      await tick();
      this.flying = beat.flights.flatMap((flight, i) => this.flight(flight, from[i], (beat.lasts ?? LASTS) * haste, haste));
      const landing = beat.flights.filter(({ lands }) => lands).map(({ to }) => this.place(to));
      landing.forEach((element) => element?.style.setProperty("visibility", "hidden"));
      await this.wait(Math.max(0, ...this.flying.map(({ lasts, delay }) => lasts + delay)));
      landing.forEach((element) => element?.style.removeProperty("visibility"));
    }
    if (this.waiting.length === 0) return; // after a jump
    this.view = beat.view;
    this.flying = [];
    await this.wait((beat.rest ?? 0) * haste);
  }

  private flight(flight: Flight<Piece>, from: DOMRect | undefined, lasts: number, haste: number): Flying<Piece>[] {
    const to = this.box(flight.to);
    if (!from || !to) return []; // a place that this screen does not show
    const { piece, like = "to", turn = 0, delay = 0 } = flight;
    return [{ piece, from, to, like, lasts, turn, delay: delay * haste }];
  }

  private place(name: string): HTMLElement | SVGElement | undefined {
    return this.board?.querySelector<HTMLElement | SVGElement>(`[data-place="${name}"]`) ?? undefined;
  }

  private box(place: string): DOMRect | undefined {
    const found = this.place(place)?.getBoundingClientRect();
    if (!this.board || !found?.width) return undefined;
    const { x, y, width, height } = withinFrame(found, this.board);
    return new DOMRect(x - this.board.clientLeft, y - this.board.clientTop, width, height);
  }

  /** Wait until the player skips. */
  private sleep(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  private async wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.isSkipping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Whether the second view comes of the first by a few moves. */
function isNext(before: AnyView, after: AnyView, most = MOST_MOVES): boolean {
  const more = after.history.length - before.history.length;
  return more > 0 && more <= most;
}

/** Whether the second view doesn't follow from the first: the player looks elsewhere in the game. */
export function isElsewhere(before: AnyView, after: AnyView): boolean {
  return after.history.length !== before.history.length && !isNext(before, after);
}
