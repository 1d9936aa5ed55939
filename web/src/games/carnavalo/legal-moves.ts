/** The legal moves, sorted by what a player touches: a card and a tent, or a citizen and where he goes, with a chip or without. */

export const CITIZENS = ["prince", "miss", "bar"] as const;
export type Citizen = (typeof CITIZENS)[number];
export type Where = "" | "top" | "under";

export interface Walk {
  steps: number;
  move: string;
}

export interface Play {
  where: Where;
  move: string;
}

/** The places where a card may go, by tent (0 is t1). */
export function plays(legal: readonly string[], card: number | null): Map<number, Play[]> {
  const found = new Map<number, Play[]>();
  for (const move of legal) {
    const [, value, tent, where] = /^card (\d) t(\d)(?: (top|under))?$/.exec(move) ?? [];
    if (Number(value) !== card) continue;
    const at = Number(tent) - 1;
    found.set(at, [...(found.get(at) ?? []), { where: (where ?? "") as Where, move }]);
  }
  return found;
}

const start = (chip: string | null): string => (chip ? `chip ${chip}` : "move");

/** The citizens that can be moved: with that chip, or without one as the action. */
export function movable(legal: readonly string[], chip: string | null): Citizen[] {
  return CITIZENS.filter((citizen) => legal.some((move) => move.startsWith(`${start(chip)} ${citizen} `)));
}

export function walks(legal: readonly string[], chip: string | null, citizen: Citizen): Walk[] {
  const head = `${start(chip)} ${citizen} `;
  const found = legal.filter((move) => move.startsWith(head) && !move.endsWith("direct"));
  return found.map((move) => ({ steps: Number(move.slice(head.length)), move }));
}

/** The move that puts a citizen into the tent on the chip. */
export function direct(legal: readonly string[], chip: string | null, citizen: Citizen): string | undefined {
  return legal.find((move) => chip !== null && move === `chip ${chip} ${citizen} direct`);
}

/** The chips that can be put back, by their tent. */
export function returns(legal: readonly string[]): { tent: string; move: string }[] {
  return legal.filter((move) => move.startsWith("return t")).map((move) => ({ tent: move.slice("return t".length), move }));
}

/** Whether a chip can be played or put back. */
export function usable(legal: readonly string[], chip: string): boolean {
  return legal.some((move) => move.startsWith(`chip ${chip} `) || move === `return ${chip}`);
}
