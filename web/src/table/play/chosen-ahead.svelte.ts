/**
 * Choices made before one's turn, where everybody chooses in secret and at the same time. Nobody else hears of them: they stay in
 * this browser until they are played.
 */
import { asRecord, Stored } from "../../app/stored.svelte";

/** So many are kept. */
const MOST = 30;
const stored = new Stored<Record<string, string>>("ahead", {}, asRecord);

export class ChosenAhead {
  private moves = $state.raw(stored.get());

  constructor(private readonly table: string) {}

  of(seat: number | null): string | null {
    return this.moves[this.key(seat)] ?? null;
  }

  choose(seat: number, move: string): void {
    this.keep([...this.others(seat), [this.key(seat), move]]);
  }

  forget(seat: number): void {
    this.keep(this.others(seat));
  }

  private key(seat: number | null): string {
    return `${this.table} ${seat}`;
  }

  private others(seat: number): [string, string][] {
    return Object.entries(stored.get()).filter(([key]) => key !== this.key(seat));
  }

  private keep(moves: [string, string][]): void {
    this.moves = Object.fromEntries(moves.slice(-MOST));
    stored.set(this.moves);
  }
}
