/** A frame shows everything in it larger, and turned: a board on a television, or on a tablet that lies flat. */

export interface Frame {
  scale: number;
  /** Clockwise, in degrees: a multiple of 90. */
  turn: number;
}

type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

const PLAIN: Frame = { scale: 1, turn: 0 };
const frames = new WeakMap<Element, () => Frame>();

/** For the element that is the frame: `{@attach framed(() => …)}`. */
export const framed =
  (frame: () => Frame) =>
  (element: Element): void => {
    element.setAttribute("data-frame", "");
    frames.set(element, frame);
  };

const frameOf = (element: Element): Frame => frames.get(element.closest("[data-frame]") ?? element)?.() ?? PLAIN;

/** A box on the screen, in the pixels of an element that may be larger or turned there. */
export function withinFrame(box: Box, element: Element): Box {
  return undone(box, element.getBoundingClientRect(), frameOf(element));
}

/** The same for a box and an element's box on the screen. */
export function undone(box: Box, around: Box, { scale, turn }: Frame): Box {
  const [dx, dy] = [middle(box).x - middle(around).x, middle(box).y - middle(around).y];
  const [cos, sin] = [Math.round(Math.cos((turn * Math.PI) / 180)), Math.round(Math.sin((turn * Math.PI) / 180))];
  const isOnItsSide = turn % 180 !== 0;
  const upright = ({ width, height }: Box): [number, number] =>
    isOnItsSide ? [height / scale, width / scale] : [width / scale, height / scale];
  const [width, height] = upright(box);
  const [all, high] = upright(around);
  const [x, y] = [(dx * cos + dy * sin) / scale, (dy * cos - dx * sin) / scale];
  return { x: all / 2 + x - width / 2, y: high / 2 + y - height / 2, width, height };
}

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** A television is read from three metres away: as large as on a screen of this size held at arm's length. */
const AS_ON = { width: 960, height: 540 };
const LARGEST = 4;

/** How much larger a screen that everybody looks at shows things. `text`: the size of its text, in pixels. */
export function scaleFor(width: number, height: number, text: number): number {
  return (Math.min(LARGEST, Math.max(1, Math.min(width / AS_ON.width, height / AS_ON.height))) * 16) / text;
}
