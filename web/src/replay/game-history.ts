/** A game from its beginning, as one pair of eyes saw it: put together from the parts that the server sends. Pure. */
import { linesOf } from "../net/event-lines";
import type { AnyView, Frame, Line, ReplayPart, StepSeen } from "../net/types";

/** The viewer: a seat, a spectator, or everybody at once. */
export type Viewer = number | "watch" | "all";

export interface Moment {
  view: AnyView;
  prompt: Line;
}

/** All lines in order, and the step of each. */
export class LogByStep {
  readonly lines: Line[] = [];
  /** The number of lines after each step. */
  private readonly lineCounts: number[] = [];

  add(lines: readonly Line[]): void {
    this.lines.push(...lines);
    this.lineCounts.push(this.lines.length);
  }

  /** The range of lines of a step. */
  linesOf(step: number): [number, number] {
    return [this.lineCounts[step - 1] ?? 0, this.lineCounts[step] ?? this.lines.length];
  }

  linesAt(step: number): Line[] {
    return this.lines.slice(...this.linesOf(step));
  }

  /** The step of a line. */
  stepOf(line: number): number {
    const step = this.lineCounts.findIndex((count) => count > line);
    return step < 0 ? this.lineCounts.length - 1 : step;
  }
}

export class GameHistory {
  steps = 0;
  players = 0;
  names: readonly string[] = [];
  readonly log = new LogByStep();
  private readonly taken: StepSeen[] = [];
  private readonly views: AnyView[] = [];
  private readonly prompts: Line[] = [];

  /** `earlier`: what happened before the first position, where that is not the beginning of the game. */
  constructor(private readonly earlier: readonly StepSeen[] = []) {}

  /** The number of known positions: one more than steps. */
  get known(): number {
    return this.views.length;
  }

  add({ steps, players, names, first }: Omit<ReplayPart, "game" | "viewers">, frames: readonly Frame[]): void {
    if (first !== this.known) throw new Error("a part that does not follow");
    [this.steps, this.players, this.names] = [steps, players, names];
    for (const frame of frames) this.addFrame(frame);
  }

  private addFrame({ view, changed, step, prompt }: Frame): void {
    const whole = view ?? this.views.at(-1);
    if (!whole) throw new Error("the first frame has no view");
    this.views.push({ ...whole, ...changed });
    const steps = step ? [step] : [];
    this.taken.push(...steps);
    this.log.add(linesOf(steps, whole.game));
    this.prompts.push(prompt);
  }

  /** The position after so many steps. */
  at(step: number): Moment {
    return {
      view: { ...this.views[step]!, history: [...this.earlier, ...this.taken.slice(0, step)] },
      prompt: this.prompts[step]!,
    };
  }

  /** The actor of that step. */
  actorOf(step: number): number | string | undefined {
    return this.taken[step - 1]?.actor;
  }
}

/** Ask for parts until all is there, for each of the given viewers. */
export async function loadHistories(ask: (first: number) => Promise<ReplayPart>): Promise<GameHistory[]> {
  const pasts: GameHistory[] = [];
  do {
    const part = await ask(pasts[0]?.known ?? 0);
    part.viewers.forEach(({ frames }, i) => (pasts[i] ??= new GameHistory()).add(part, frames));
  } while (pasts.some(({ known, steps }) => known <= steps));
  return pasts;
}

/** Views merged: the first view, with its gaps filled from the others. */
export function mergeViews<View extends AnyView>(views: readonly View[]): View {
  const [first, ...others] = views;
  if (!first) throw new Error("nobody looks");
  const bare = (view: View): View => ({ ...view, history: [] });
  const open = others.reduce<View>((known, other) => filled(known, bare(other)) as View, bare(first));
  const history = first.history.map((step, i) => (typeof step.actor === "number" ? views[step.actor]?.history[i] : null) ?? step);
  return { ...open, legal: first.legal, history };
}

/** The log as each actor knows it: each step as its own seat saw it. */
export function mergeLogs(seats: readonly GameHistory[]): LogByStep {
  const [first] = seats;
  const story = new LogByStep();
  for (let step = 0; step < (first?.known ?? 0); step++) {
    const actor = first?.actorOf(step);
    const source = (typeof actor === "number" ? seats[actor] : undefined) ?? first;
    story.add(source?.log.linesAt(step) ?? []);
  }
  return story;
}

function filled(known: unknown, other: unknown): unknown {
  if (known === null) return other;
  if (Array.isArray(known) && Array.isArray(other)) {
    return known.length === other.length ? known.map((one, i) => filled(one, other[i])) : known;
  }
  if (typeof known === "object" && typeof other === "object" && other !== null && !Array.isArray(known)) {
    const more = other as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(known as object).map(([key, one]) => [key, key in more ? filled(one, more[key]) : one]),
    );
  }
  return known;
}
