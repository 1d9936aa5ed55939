/** Sums as one writes them: 10 + 5 + 1 − 5 = 11. */

export interface CountRow {
  seat: number;
  /** What was counted. */
  cells?: readonly (string | number)[];
  /** What was added or taken off, by column; null: nothing. */
  parts: readonly (number | null)[];
  sum: number;
  /** What answers when one asks, by `data-about`. */
  about?: { row?: string; parts?: readonly string[]; sum?: string };
}

/** A number with its sign, a true minus; the first of a sum has no plus. */
export function signed(number: number, isFirst = false): string {
  if (number < 0) return isFirst ? `−${-number}` : `− ${-number}`;
  return isFirst ? String(number) : `+ ${number}`;
}

export const sumOf = (parts: readonly (number | null)[]): number => parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);

/** All of it in one line; a single number stands alone. */
export function addition(parts: readonly number[]): string {
  const [first = 0, ...rest] = parts;
  if (!rest.length) return signed(first, true);
  return [signed(first, true), ...rest.map((part) => signed(part)), "=", signed(sumOf(parts), true)].join(" ");
}
