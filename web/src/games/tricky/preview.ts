/** What the dice kept so far will cost and win when the turn is settled (T5–T8, TR1). For the eye only: the server counts. */
import type { Column } from "./view";

export interface Preview {
  /** For each column the dice that will lie in it, won or not. */
  dice: number[];
  /** For each column how often it is won. */
  wins: number[];
  pays: number;
  takes: number;
  /** How many chips short on the way, when won columns come first. */
  loan: number;
}

const chips = (cell: string): number => (cell.endsWith("2") ? 2 : 1);
const own = (cell: string): number => (cell.startsWith("y") ? 0 : chips(cell));

export function preview(board: Column[], filled: number[], kept: number[], purse: number): Preview {
  const dice = board.map((_, i) => kept.filter((die) => die === i + 1).length);
  const wins = board.map(() => 0);
  const at = [...filled];
  const left = [...dice];
  let [pays, takes, lowest] = [0, 0, purse];

  const fill = (i: number, number: number): void => {
    for (const cell of board[i]!.cells.slice(at[i], at[i]! + number)) pays += own(cell);
    at[i]! += number;
    left[i]! -= number;
    lowest = Math.min(lowest, purse - pays + takes);
  };

  for (let i = cheapest(board, at, left); i >= 0; i = cheapest(board, at, left)) {
    fill(i, board[i]!.cells.length - at[i]!);
    takes += sum(board[i]!.cells.map(chips));
    wins[i]! += 1;
    at[i] = 0;
  }
  board.forEach((_, i) => fill(i, left[i]!));
  return { dice, wins, pays, takes, loan: Math.max(0, -lowest) };
}

/** The column that the dice can win for the fewest own chips; −1: none. */
function cheapest(board: Column[], at: number[], dice: number[]): number {
  const price = (i: number): number => sum(board[i]!.cells.slice(at[i]).map(own));
  const winnable = board.map((_, i) => i).filter((i) => dice[i]! >= board[i]!.cells.length - at[i]!);
  return winnable.sort((a, b) => price(a) - price(b) || a - b)[0] ?? -1;
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
