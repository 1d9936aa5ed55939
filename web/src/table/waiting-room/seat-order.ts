/** Orders of seats: for each place, the seat that goes there. */

const asItIs = (count: number): number[] => Array.from({ length: count }, (_, seat) => seat);

export function swapped(count: number, one: number, other: number): number[] {
  return asItIs(count).map((seat) => (seat === one ? other : seat === other ? one : seat));
}

/** Everybody moves on by one; the last one comes first. */
export const rotated = (count: number): number[] => asItIs(count).map((seat) => (seat + count - 1) % count);

/** By chance, but never as it was: that would look like nothing. */
export function shuffled(count: number, below: (limit: number) => number = random): number[] {
  const order = asItIs(count);
  for (let last = count - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [order[last], order[chosen]] = [order[chosen]!, order[last]!];
  }
  return count > 1 && order.every((seat, place) => seat === place) ? shuffled(count, below) : order;
}

function random(limit: number): number {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn! % limit;
}
