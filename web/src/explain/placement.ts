/** Placement of an explaining card: beside its things, never over them, and over as little else as possible. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 10;
const EDGE = 8;
const STEPS = 12; // the grid of places to try, besides those next to a thing

const right = (box: Box): number => box.x + box.width;
const bottom = (box: Box): number => box.y + box.height;

/** The area that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.x, other.x);
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(one: Box, other: Box): number {
  const across = Math.max(0, other.x - right(one), one.x - right(other));
  const down = Math.max(0, other.y - bottom(one), one.y - bottom(other));
  return Math.hypot(across, down);
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function around(boxes: readonly Box[]): Box[] {
  if (!boxes.length) return [];
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return [{ x, y, width: Math.max(...boxes.map(right)) - x, height: Math.max(...boxes.map(bottom)) - y }];
}

/** Below, above, right and left of a box: in its middle, or flush with one of its ends. */
function beside(box: Box, card: Size): { x: number; y: number }[] {
  const columns = [box.x + (box.width - card.width) / 2, box.x, right(box) - card.width];
  const rows = [box.y + (box.height - card.height) / 2, box.y, bottom(box) - card.height];
  return [
    ...columns.map((x) => ({ x, y: bottom(box) + GAP })),
    ...columns.map((x) => ({ x, y: box.y - card.height - GAP })),
    ...rows.map((y) => ({ x: right(box) + GAP, y })),
    ...rows.map((y) => ({ x: box.x - card.width - GAP, y })),
  ];
}

function everywhere(card: Size, screen: Box): { x: number; y: number }[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS);
  const at = (start: number, room: number, part: number): number => start + EDGE + Math.max(0, room - 2 * EDGE) * part;
  return steps.flatMap((down) =>
    steps.map((across) => ({
      x: at(screen.x, screen.width - card.width, across),
      y: at(screen.y, screen.height - card.height, down),
    })),
  );
}

/** The cost of covering something, by its area; a pixel of distance costs 1. */
const SUBJECT = 1e6;
const PRESSED = 10;
const SEEN = 0.02;

/**
 * `things`: explained by the card. `pressed`: to be pressed meanwhile. `seen`: to be seen meanwhile.
 * Without things it lies low, in the middle.
 */
export function placed(
  card: Size,
  things: readonly Box[],
  screen: Box,
  pressed: readonly Box[] = [],
  seen: readonly Box[] = [],
): { x: number; y: number } {
  const clamp = (at: number, start: number, room: number): number => Math.max(start + EDGE, Math.min(start + room - EDGE, at));
  const foot = { x: screen.x + screen.width / 2, y: bottom(screen), width: 0, height: 0 };
  const near = things.length ? things : [foot];
  const low = { x: foot.x - card.width / 2, y: foot.y };
  const rings = things.map((thing) => grown(thing, GAP / 2));
  const next = [...around(things), ...things].flatMap((box) => beside(box, card));
  const tried = [...(things.length ? next : [low]), ...everywhere(card, screen)];
  let best = { x: 0, y: 0 };
  let least = Infinity;
  for (const { x, y } of tried) {
    const here = {
      x: clamp(x, screen.x, screen.width - card.width),
      y: clamp(y, screen.y, screen.height - card.height),
      width: card.width,
      height: card.height,
    };
    const over = (boxes: readonly Box[]): number => boxes.reduce((sum, box) => sum + overlap(here, box), 0);
    const apart = Math.min(...near.map((thing) => distance(here, thing)));
    const cost = over(rings) * SUBJECT + over(pressed) * PRESSED + over(seen) * SEEN + apart;
    if (cost < least) [least, best] = [cost, { x: here.x, y: here.y }];
  }
  return best;
}
