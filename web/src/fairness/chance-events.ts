/**
 * What the numbers drawn for a chance event mean, read anew: each game's `chance.ts` says it in a few lines, so that the page need not
 * believe the server in that. Nothing else of the rules is here; a test holds these readings against the rules' own.
 */

export interface ChanceEvent {
  /** One of 0 … n−1. */
  draw: (n: number) => number;
  /** The event as the record has it; it also says how many dice were thrown. */
  text: string;
  players: number;
  options: Record<string, unknown>;
  /** The chance events before this one. */
  before: readonly string[];
}

/** The event as it should be; "" if the draws allow none. */
export type Reading = (event: ChanceEvent) => string;

const READINGS = import.meta.glob<{ read: Reading }>("../games/*/chance-events.ts");

export async function readingOf(game: string): Promise<Reading | null> {
  const load = READINGS[`../games/${game}/chance-events.ts`];
  return load ? (await load()).read : null;
}

/** Things in a bag, in their order: a draw takes the how-manieth of those that are left. */
export class Bag {
  private readonly left: string[];

  constructor(
    things: readonly string[],
    private readonly draw: (n: number) => number,
  ) {
    this.left = [...things];
  }

  take(count: number): string[] {
    return Array.from({ length: count }, () => this.left.splice(this.draw(this.left.length), 1)[0] ?? "");
  }
}

/** A bag with that many of each. */
export function copies(of: Record<string, number>): string[] {
  return Object.entries(of).flatMap(([thing, count]) => Array.from({ length: count }, () => thing));
}
