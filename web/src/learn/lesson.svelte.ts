/** A lesson being played: the server gets the scene and the learner's moves, and returns the position. */
import { tick } from "svelte";
import { GameHistory } from "../replay/game-history";
import type { AnyView, LessonMoment, Line } from "../net/types";

export class Lesson {
  moment = $state.raw<LessonMoment | null>(null);
  /** The position for the board; positions come one after the other, so that each is shown. */
  view = $state.raw<AnyView | null>(null);
  past = $state.raw(new GameHistory());
  /** An answer is on its way. */
  busy = $state(false);
  /** How often another move was tried than the one wanted. */
  missed = $state(0);
  /** The number of steps before the first question of this scene. */
  start = $state(0);
  private moves: string[] = [];

  constructor(private readonly ask: (scene: number, moves: string[]) => Promise<LessonMoment>) {}

  get scene(): number {
    return this.moment?.scene ?? 0;
  }

  get isLast(): boolean {
    return this.moment !== null && this.scene === this.moment.scenes - 1;
  }

  async begin(scene: number): Promise<void> {
    this.moves = [];
    await this.load(scene, []);
  }

  /** Play it, or hear why not. */
  async play(move: string): Promise<void> {
    if (!this.busy) await this.load(this.scene, [...this.moves, move]);
  }

  /** Why that move is not wanted. */
  async why(move: string): Promise<Line | null> {
    const { verdict, said } = await this.ask(this.scene, [...this.moves, move]);
    return verdict === "refused" ? said : null;
  }

  private async load(scene: number, moves: string[]): Promise<void> {
    this.busy = true;
    try {
      const moment = await this.ask(scene, moves);
      this.moment = moment;
      if (moment.verdict === "other" || moment.verdict === "refused") this.again();
      else await this.follow(moment, moves);
    } finally {
      this.busy = false;
    }
  }

  private async follow({ frames, players, earlier }: LessonMoment, moves: string[]): Promise<void> {
    const isNew = moves.length === 0;
    const first = isNew ? 0 : this.past.known;
    const past = new GameHistory(earlier);
    past.add({ steps: frames.length - 1, players, names: [], first: 0 }, frames);
    [this.past, this.moves] = [past, moves];
    if (isNew) this.start = past.at(past.known - 1).view.history.length;
    for (let step = first; step < past.known; step++) {
      this.view = past.at(step).view;
      await tick();
    }
  }

  /** The same position, with nothing chosen. */
  private again(): void {
    this.missed += 1;
    if (this.view) this.view = { ...this.view, legal: [...this.view.legal] };
  }
}
