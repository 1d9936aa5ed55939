import type { Translator } from "../i18n/translator";
import type { SeatInfo } from "../net/types";

/** Six colours that survive deuteranopia, each with its own pattern and letter. */
export const PATTERNS = ["plain", "stripes", "dots", "checks", "bars", "rings"] as const;

export interface Person {
  name: string;
  bot: boolean;
  away: boolean;
}

/** The people at a table, as a board names them. */
export function peopleAt(seats: readonly SeatInfo[], away: readonly number[], texts: Translator): Person[] {
  return seats.map((one, i) => ({
    name: texts.name(i),
    bot: one.kind === "bot" || one.level !== "",
    away: away.includes(i),
  }));
}

export const letter = (seat: number): string => "ABCDEF"[seat] ?? "?";
export const colour = (seat: number): string => `var(--player-${seat})`;
export const ink = (seat: number): string => `var(--player-${seat}-ink)`;
export const pattern = (seat: number): string => `url(#pattern-${PATTERNS[seat] ?? "plain"})`;

const FEWEST_LETTERS = 3; // of a part
const VOWELS = /[aeiouyáàâäéèêëíïóôöúü]/i;

/** A name where it may go on in the next line, as near to the middle of a long word as a syllable seems to end. */
export function inParts(name: string): string[] {
  return name.split(/(?<=[ -])/).flatMap((word) => {
    const ends = Array.from(word, (_, i) => i).filter((i) => i >= FEWEST_LETTERS && i <= word.length - FEWEST_LETTERS);
    const isEnd = (i: number): boolean =>
      !VOWELS.test(word[i] ?? "") && (VOWELS.test(word[i + 1] ?? "") || VOWELS.test(word[i - 1] ?? ""));
    const off = (i: number): number => Math.abs(word.length / 2 - i);
    const [best] = ends.filter(isEnd).sort((a, b) => off(a) - off(b));
    return best ? [word.slice(0, best), word.slice(best)] : [word];
  });
}
