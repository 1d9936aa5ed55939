/** A numbered stream, put together from its messages: pure, so that it can be tried without a server. */
import type { AnyView, ChatLine, Line, Snapshot, TableInfo, Update } from "./types";

export interface Told {
  line: Line;
  /** Whether it happened in the game; else beside it. */
  inGame: boolean;
}

export interface Stream {
  number: number;
  position: number;
  table: TableInfo;
  view: AnyView | null;
  prompt: Line | null;
  log: Told[];
  chat: ChatLine[];
  deadline: number | null;
  undo: number | null;
  /** For somebody who took his seat back: what happened meanwhile, until he has read it. */
  missed: Line[];
}

const told = (lines: Line[] | undefined, inGame: boolean): Told[] => (lines ?? []).map((line) => ({ line, inGame }));

export function begin(message: Snapshot): Stream {
  return {
    number: message.number,
    position: message.position,
    table: message.table,
    view: message.view ?? null,
    prompt: message.prompt ?? null,
    log: [...told(message.log, true), ...told(message.news, false)],
    chat: message.chat ?? [],
    deadline: message.deadline ?? null,
    undo: message.undo ?? null,
    missed: [],
  };
}

/** The stream after an update; null where something in between was missed. What was known already changes nothing. */
export function follow(stream: Stream, message: Update): Stream | null {
  if (message.number <= stream.number) return stream;
  if (message.after !== stream.number) return null;
  return {
    number: message.number,
    position: message.position,
    table: message.table ?? stream.table,
    view: changed(stream.view, message),
    prompt: message.prompt ?? stream.prompt,
    log: [...stream.log, ...told(message.news, false), ...told(message.log, true)],
    chat: [...stream.chat, ...(message.chat ?? [])],
    deadline: message.deadline ?? null,
    undo: message.undo ?? null,
    missed: message.missed ?? stream.missed,
  };
}

/** The same object where nothing changed, so that whoever draws it need not look. */
function changed(view: AnyView | null, { changed, seen }: Update): AnyView | null {
  if (!view || (!changed && !seen)) return view;
  return { ...view, ...changed, history: [...view.history, ...(seen ?? [])] };
}
