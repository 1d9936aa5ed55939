/** One's own mistakes in games that were reviewed, until each has been put right: of all games, in this browser alone. */
import { linkToReplay } from "../app/route.svelte";

const KEY = "speeltafel.mistakes";
const MOST_GAMES = 40;

/** Of one seat of a game: the numbers of its decisions. None left: nothing more to ask, and known as such. */
export interface Left {
  table: string;
  seat: number;
  numbers: number[];
}

function isLeft(found: unknown): found is Left {
  const { table, seat, numbers } = (found ?? {}) as Partial<Left>;
  return typeof table === "string" && Number.isInteger(seat) && Array.isArray(numbers) && numbers.every(Number.isInteger);
}

/** What was written down by another version, or by hand, may be anything. */
function remembered(): Left[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isLeft) : [];
  } catch {
    return [];
  }
}

class Mistakes {
  private games = $state.raw<Left[]>(remembered());

  /** Those that wait, the newest game first. */
  get waiting(): Left[] {
    return this.games.filter(({ numbers }) => numbers.length);
  }

  get count(): number {
    return this.games.reduce((sum, { numbers }) => sum + numbers.length, 0);
  }

  of(table: string, seat: number): number[] {
    return this.games.find((one) => one.table === table && one.seat === seat)?.numbers ?? [];
  }

  /** What a review found; once for each game, so that what was put right does not come back. */
  note(found: Left): void {
    if (this.games.some(({ table, seat }) => table === found.table && seat === found.seat)) return;
    this.keep([found, ...this.games].slice(0, MOST_GAMES));
  }

  putRight(table: string, seat: number, number: number): void {
    const without = (one: Left): Left => ({ ...one, numbers: one.numbers.filter((other) => other !== number) });
    this.keep(this.games.map((one) => (one.table === table && one.seat === seat ? without(one) : one)));
  }

  /** The game is not there any more. */
  forget(table: string): void {
    this.keep(this.games.filter((one) => one.table !== table));
  }

  private keep(games: Left[]): void {
    this.games = games;
    localStorage.setItem(KEY, JSON.stringify(games));
  }
}

export const mistakes = new Mistakes();

/** Where they are played again. */
export function linkToMistakes({ table, seat, numbers }: Left): string {
  return `${linkToReplay({ table }, (numbers[0] ?? 1) - 1, seat, true)}&retry`;
}
