/** How a game shows what happened between two views: beats, one after the other; in a beat things fly at the same time. */
import type { Sound } from "../app/sound";
import type { ViewerEvent } from "../net/types";

/** A place is an element of the board with that name in `data-place`. */
export interface Flight<Piece> {
  piece: Piece;
  from: string;
  to: string;
  /** Whether it becomes the piece that lies there, which is hidden until then. */
  lands?: boolean;
  /** Which end's size it has on the way. */
  like?: "from" | "to";
  /** Delay in milliseconds. */
  delay?: number;
  /** Rotation on the way, in degrees. */
  turn?: number;
}

export interface Beat<View, Piece = never> {
  flights?: Flight<Piece>[];
  /** The view while things fly; without it, the one before. */
  during?: View;
  /** The view once they have landed. */
  view: View;
  /** Duration of a flight in milliseconds. */
  lasts?: number;
  /** Pause before the next beat, in milliseconds. */
  rest?: number;
  sound?: Sound;
  /** Whether what a round or a day came to is then to be read; the rest waits for that. */
  chapter?: boolean;
  /** What was read there. */
  counted?: readonly ViewerEvent[];
  /** The events that are narrated from here on; later beats without any belong to them too. */
  events?: ViewerEvent[];
  /** What is told here is seen on the board anyway: the sentence need not be held. */
  isBrief?: boolean;
  /** A great moment: the sentence is held even for whoever did it. */
  isGreat?: boolean;
}

/** The beats between two views, made of the events between them. At the end the second view is shown in any case. */
export type Animation<View, Piece = never> = (before: View, after: View, events: ViewerEvent[]) => Beat<View, Piece>[];

/** The animation of one kind of event: the view before it, its details, and those of the simultaneous events. */
type BeatsForEvent<View, Piece> = (view: View, args: never, also: never[]) => Beat<View, Piece>[];

/**
 * The beats of events in order, each beginning with the view after the one before. Events without an animation are only narrated.
 * `atOnce`: which events, up to the next of its kind, happen at once with one that they follow.
 */
export function beatsForEvents<View, Piece>(
  before: View,
  events: readonly ViewerEvent[],
  byEvent: Record<string, BeatsForEvent<View, Piece>>,
  atOnce: Record<string, string> = {},
): Beat<View, Piece>[] {
  const beats: Beat<View, Piece>[] = [];
  let left = [...events];
  for (let first = left.shift(); first; first = left.shift()) {
    const { event, args = {} } = first;
    const also = together(left, event, atOnce[event]);
    left = left.filter((one) => !also.includes(one));
    const view = beats.at(-1)?.view ?? before;
    const others = also.map((one) => (one.args ?? {}) as never);
    const [opening = { view }, ...rest] = byEvent[event]?.(view, args as never, others) ?? [];
    beats.push({ ...opening, events: [first, ...also] }, ...rest);
  }
  return beats;
}

function together(following: ViewerEvent[], leader: string, name: string | undefined): ViewerEvent[] {
  const next = name === leader ? -1 : following.findIndex(({ event }) => event === leader);
  return (next < 0 ? following : following.slice(0, next)).filter(({ event }) => event === name);
}

/**
 * What a round or a day came to is read, not told: all events from the one with number `from` on, which is never the first of a step; where
 * it is not above 0, nothing is to be read. `seen` is to be seen meanwhile. Then comes what is still to be seen of it, without a word.
 */
export function withChapter<View, Piece>(
  before: View,
  events: readonly ViewerEvent[],
  from: number,
  animate: (before: View, events: readonly ViewerEvent[]) => Beat<View, Piece>[],
  seen: (view: View) => View,
): Beat<View, Piece>[] {
  if (from <= 0) return animate(before, events);
  const play = animate(before, events.slice(0, from));
  const view = play.at(-1)?.view ?? before;
  const counted = animate(view, events.slice(from)).map(({ events: _, ...beat }) => beat);
  return [...play, { view: seen(view), chapter: true, counted: events.slice(from) }, ...counted];
}

/** The same list with another value at i. */
export function put<T>(list: readonly T[], i: number, value: T): T[] {
  return list.map((old, j) => (j === i ? value : old));
}
