/**
 * What the dice kept so far will cost and win when the turn is settled (T5–T8, TR1). It answers before the server is asked, so these few
 * rules stand here once more; tests/page holds them against those of the server.
 */
import { chips, isCommon } from "./cells";
import type { Column } from "./view";

export interface Preview {
  /** For each column the dice that will lie in it, won or not. */
  dice: number[];
  /** For each column how often it is won. */
  wins: number[];
  pays: number;
  takes: number;
  /** The number of chips missing on the way, with won columns first. */
  loan: number;
}

/** Cells of a column that are filled in one go; with the last one the column is won. */
interface Filling {
  column: number;
  from: number;
  to: number;
  wins: boolean;
}

const own = (cell: string): number => (isCommon(cell) ? 0 : chips(cell));
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

const price = (cells: string[]): number => sum(cells.map(own));
const worth = (cells: string[]): number => sum(cells.map(chips));

/** The columns to fill, in the order that needs the smallest loan: won columns first, the cheapest before the others. */
function settlement(board: Column[], filled: number[], kept: number[]): Filling[] {
  const at = [...filled];
  const dice = board.map((_, i) => kept.filter((die) => die === i + 1).length);
  const fillings: Filling[] = [];
  for (let i = cheapest(board, at, dice); i >= 0; i = cheapest(board, at, dice)) {
    const end = board[i]!.cells.length;
    fillings.push({ column: i, from: at[i]!, to: end, wins: true });
    dice[i]! -= end - at[i]!;
    at[i] = 0;
  }
  dice.forEach((left, i) => {
    if (left) fillings.push({ column: i, from: at[i]!, to: at[i]! + left, wins: false });
  });
  return fillings;
}

export function preview(board: Column[], filled: number[], kept: number[], purse: number): Preview {
  const wins = board.map(() => 0);
  let [pays, takes, lowest] = [0, 0, purse];
  for (const filling of settlement(board, filled, kept)) {
    const { cells } = board[filling.column]!;
    pays += price(cells.slice(filling.from, filling.to));
    lowest = Math.min(lowest, purse - pays + takes);
    if (filling.wins) {
      takes += worth(cells);
      wins[filling.column]! += 1;
    }
  }
  const dice = board.map((_, i) => kept.filter((die) => die === i + 1).length);
  return { dice, wins, pays, takes, loan: Math.max(0, -lowest) };
}

/** The column that the dice can win for the fewest own chips; −1: none. */
function cheapest(board: Column[], at: number[], dice: number[]): number {
  const cost = (i: number): number => price(board[i]!.cells.slice(at[i]));
  const winnable = board.map((_, i) => i).filter((i) => dice[i]! >= board[i]!.cells.length - at[i]!);
  return winnable.sort((a, b) => cost(a) - cost(b) || a - b)[0] ?? -1;
}
