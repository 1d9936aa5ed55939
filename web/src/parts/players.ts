/** Six colours that survive deuteranopia, each with its own pattern and letter. */
export const PATTERNS = ["plain", "stripes", "dots", "checks", "bars", "rings"] as const;

export interface Person {
  name: string;
  bot: boolean;
  away: boolean;
}

export const letter = (seat: number): string => "ABCDEF"[seat] ?? "?";
export const colour = (seat: number): string => `var(--player-${seat})`;
export const ink = (seat: number): string => `var(--player-${seat}-ink)`;
export const pattern = (seat: number): string => `url(#pattern-${PATTERNS[seat] ?? "plain"})`;
