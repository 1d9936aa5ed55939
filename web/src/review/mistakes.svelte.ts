/** One's own mistakes in games that were reviewed, until each has been put right: of all games, in this browser alone. */
import { linkToReplay } from "../app/route.svelte";
import { Stored } from "../app/stored.svelte";

const MOST_GAMES = 40;

/** Of one seat of a game: the numbers of its decisions. None left: nothing more to ask, and known as such. */
export interface OpenMistakes {
  table: string;
  seat: number;
  numbers: number[];
}

function isOpenMistakes(found: unknown): found is OpenMistakes {
  const { table, seat, numbers } = (found ?? {}) as Partial<OpenMistakes>;
  return typeof table === "string" && Number.isInteger(seat) && Array.isArray(numbers) && numbers.every(Number.isInteger);
}

const stored = new Stored<OpenMistakes[]>("mistakes", [], (found) =>
  Array.isArray(found) ? found.filter(isOpenMistakes) : undefined,
);

class Mistakes {
  private games = $state.raw<OpenMistakes[]>(stored.get());

  /** Those that wait, the newest game first. */
  get waiting(): OpenMistakes[] {
    return this.games.filter(({ numbers }) => numbers.length);
  }

  get count(): number {
    return this.games.reduce((sum, { numbers }) => sum + numbers.length, 0);
  }

  of(table: string, seat: number): number[] {
    return this.games.find((one) => one.table === table && one.seat === seat)?.numbers ?? [];
  }

  /** What a review found; once for each game, so that what was put right does not come back. */
  note(found: OpenMistakes): void {
    if (this.games.some(({ table, seat }) => table === found.table && seat === found.seat)) return;
    this.keep([found, ...this.games].slice(0, MOST_GAMES));
  }

  putRight(table: string, seat: number, number: number): void {
    const without = (one: OpenMistakes): OpenMistakes => ({ ...one, numbers: one.numbers.filter((other) => other !== number) });
    this.keep(this.games.map((one) => (one.table === table && one.seat === seat ? without(one) : one)));
  }

  /** The game is not there any more. */
  forget(table: string): void {
    this.keep(this.games.filter((one) => one.table !== table));
  }

  private keep(games: OpenMistakes[]): void {
    this.games = games;
    stored.set(games);
  }
}

export const mistakes = new Mistakes();

/** Where they are played again. */
export function linkToMistakes({ table, seat, numbers }: OpenMistakes): string {
  return `${linkToReplay({ table }, (numbers[0] ?? 1) - 1, seat, true)}&retry`;
}
