/** The moment from which on the winner was ahead for good. Pure. */

/** How everybody stands after each step, most is best. The step; null where nobody but the winners was ever ahead, or the last step alone decided. */
export function decidedBy(standings: readonly (readonly number[])[], winners: readonly number[]): number | null {
  const isAhead = (standing: readonly number[]): boolean => {
    const best = Math.max(...standing);
    return standing.every((value, seat) => value < best || winners.includes(seat));
  };
  const behind = standings.findLastIndex((standing) => !isAhead(standing));
  return behind < 0 || behind + 1 >= standings.length ? null : behind + 1;
}
