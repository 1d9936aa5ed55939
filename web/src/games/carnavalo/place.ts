/** Where everything stands on the square: the route is an oval, its tents stand outside it. In pixels. */
import type { Route } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Square {
  width: number;
  height: number;
  tent: number; // the width of a tent
  fields: Point[];
  tents: Point[];
  oval: { x: number; y: number; rx: number; ry: number };
}

/** A tent is so much higher than wide, its confetti track included. */
export const TENT_HEIGHT = 1.12;

/** How much longer than wide the oval may be. */
const ROUNDEST = 1.35;

export function square(width: number, height: number, route: Route): Square {
  const tent = Math.max(84, Math.min(width / 3.6, height / 3.8, 420));
  const [x, y] = [width / 2, height / 2];
  const room = { rx: x - tent / 2 - 2, ry: y - (tent * TENT_HEIGHT) / 2 - 2 };
  const outer = { rx: Math.min(room.rx, room.ry * ROUNDEST), ry: Math.min(room.ry, room.rx * ROUNDEST) };
  const lower = tent * 0.06; // a tent's track is below it, its roof lets the street through
  const oval = { x, y: y + lower, rx: Math.max(50, outer.rx - tent * 0.52), ry: Math.max(50, outer.ry - tent * 0.62) };
  const at = (field: number, rx: number, ry: number, middle: number): Point => {
    const angle = (2 * Math.PI * field) / route.fields;
    return { x: x + rx * Math.sin(angle), y: middle - ry * Math.cos(angle) };
  };
  return {
    width,
    height,
    tent,
    oval,
    fields: Array.from({ length: route.fields }, (_, field) => at(field, oval.rx, oval.ry, oval.y)),
    tents: route.tents.map((field) => at(field, outer.rx, outer.ry, y)),
  };
}
