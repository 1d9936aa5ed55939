/** A numbered stream, put together from its messages: pure, so that it can be tried without a server. */
import { lineOf, linesOf, seatOf } from "./event-lines";
import type { AnyView, ChatLine, Line, Snapshot, StepSeen, TableInfo, Update } from "./types";

export interface LogLine {
  line: Line;
  /** Whether it happened in the game; else beside it. */
  inGame: boolean;
  /** Whose doing it is (null: nobody's), and of which step it was told; absent where that is not asked. */
  seat?: number | null;
  step?: number;
}

export interface Stream {
  number: number;
  position: number;
  table: TableInfo;
  view: AnyView | null;
  prompt: Line | null;
  log: LogLine[];
  chat: ChatLine[];
  deadline: number | null;
  undo: number | null;
  /** The number of steps before those given here. */
  earlier: number;
  /** For a player who took their seat back: the events meanwhile, until they have read them. */
  missed: Line[];
}

const beside = (news: Line[] | undefined): LogLine[] => (news ?? []).map((line) => ({ line, inGame: false }));

/** `first`: the number of the first of these steps. */
function inGame(steps: StepSeen[] | undefined, game: string, first = 0): LogLine[] {
  return (steps ?? []).flatMap((step, i) =>
    step.told.flatMap((event) => {
      const line = lineOf(event, game);
      return line ? [{ line, inGame: true, seat: seatOf(event, step), step: first + i }] : [];
    }),
  );
}

/** The line before all events of the game. */
const isFirst = (line: Line): boolean => line.id === "news-started";

/** The log up to that many lines of the game; null: all of it. */
export function visibleUpTo(log: LogLine[], lines: number | null): LogLine[] {
  if (lines === null) return log;
  let left = lines;
  const end = log.findIndex(({ inGame }) => inGame && left-- === 0);
  return end < 0 ? log : log.slice(0, end);
}

export function begin(message: Snapshot): Stream {
  return {
    number: message.number,
    position: message.position,
    table: message.table,
    view: message.view ? { ...message.view, history: message.steps ?? [] } : null,
    prompt: message.prompt ?? null,
    log: [
      ...beside(message.news?.filter(isFirst)),
      ...inGame(message.steps, message.table.game),
      ...beside(message.news?.filter((line) => !isFirst(line))),
    ],
    chat: message.chat ?? [],
    deadline: message.deadline ?? null,
    undo: message.undo ?? null,
    earlier: message.earlier ?? 0,
    missed: [],
  };
}

/** The stream after an update; null if one in between was missed. Known updates change nothing. */
export function follow(stream: Stream, message: Update): Stream | null {
  if (message.number <= stream.number) return stream;
  if (message.after !== stream.number) return null;
  const { game } = stream.table;
  const view = changed(stream.view, message);
  return {
    number: message.number,
    position: message.position,
    table: message.table ?? stream.table,
    view,
    prompt: message.prompt ?? stream.prompt,
    log: [...stream.log, ...beside(message.news), ...inGame(message.steps, game, stream.view?.history.length)],
    chat: [...stream.chat, ...(message.chat ?? [])],
    deadline: message.deadline ?? null,
    undo: message.undo ?? null,
    earlier: stream.earlier,
    missed: message.missed && view ? linesOf(view.history.slice(-message.missed), game) : stream.missed,
  };
}

/** The same object if nothing changed, so that nothing is drawn again. */
function changed(view: AnyView | null, { changed, steps }: Update): AnyView | null {
  if (!view || (!changed && !steps)) return view;
  return { ...view, ...changed, history: [...view.history, ...(steps ?? [])] };
}
