/** What kinds of mistakes one made in the last games that were reviewed: in this browser alone. */
import { linkToMoment } from "../app/route.svelte";
import { Stored } from "../app/stored.svelte";

const MOST_GAMES = 10; // of each game: who has learned something is not reminded of it for ever
const OFTEN = 2;
const SHOWN = 3;

interface Mistake {
  number: number;
  kind: string;
}

/** The mistakes of one seat in one game. */
export interface GameMistakes {
  game: string;
  table: string;
  seat: number;
  mistakes: Mistake[];
}

/** A kind of mistake: how many of all there were, and where one of them can be played again. */
export interface ErrorKind {
  kind: string;
  count: number;
  all: number;
  link: string;
}

function isGame(found: unknown): found is GameMistakes {
  const { game, table, seat, mistakes } = (found ?? {}) as Partial<GameMistakes>;
  const areMistakes = Array.isArray(mistakes) && mistakes.every((one) => Number.isInteger(one?.number) && one.kind);
  return typeof game === "string" && typeof table === "string" && Number.isInteger(seat) && areMistakes;
}

const stored = new Stored<GameMistakes[]>("kinds", [], (found) => (Array.isArray(found) ? found.filter(isGame) : undefined));

class ErrorKinds {
  private games = $state.raw<GameMistakes[]>(stored.get());

  /** What a review found, in place of what one of the same game found before. */
  note(found: GameMistakes): void {
    const others = this.games.filter(({ table, seat }) => table !== found.table || seat !== found.seat);
    const same = others.filter(({ game }) => game === found.game).slice(0, MOST_GAMES - 1);
    this.games = [found, ...same, ...others.filter(({ game }) => game !== found.game)];
    stored.set(this.games);
  }

  /** The game is not there any more. */
  forget(table: string): void {
    this.games = this.games.filter((one) => one.table !== table);
    stored.set(this.games);
  }

  /** Of how many games. */
  gamesOf(game: string): number {
    return this.games.filter((one) => one.game === game).length;
  }

  /** The commonest ones of a game, those that came more than once. Each leads to its newest example. */
  of(game: string): ErrorKind[] {
    const all = this.games
      .filter((one) => one.game === game)
      .flatMap(({ table, seat, mistakes }) => mistakes.map((one) => ({ ...one, table, seat })));
    return [...new Set(all.map(({ kind }) => kind))]
      .map((kind) => {
        const same = all.filter((one) => one.kind === kind);
        const { table, seat, number } = same[0]!;
        return { kind, count: same.length, all: all.length, link: linkToMoment({ table }, number, seat) };
      })
      .filter(({ count }) => count >= OFTEN)
      .sort((one, other) => other.count - one.count)
      .slice(0, SHOWN);
  }
}

export const errorKinds = new ErrorKinds();
