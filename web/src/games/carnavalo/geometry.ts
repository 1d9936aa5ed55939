/** Geometry of the square: the route is an oval, its tents are outside it. In pixels. */
import type { Route } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Square {
  width: number;
  height: number;
  tent: number; // the width of a tent
  breadth: number; // from the street
  fields: Point[];
  tents: Point[];
  oval: { x: number; y: number; rx: number; ry: number };
  /** Within the oval: the ring's numbers, with the card of the Miss below them, or beside them where there is no room below. */
  middle: { y: number; scale: number; beside: boolean };
}

/** A tent is so much higher than wide, its confetti track included. */
export const TENT_HEIGHT = 1.12;

/** The greatest ratio of the oval's length to its width. */
const ROUNDEST = 1.35;

/** The least that can be read and touched. */
const LEAST_TENT = 66;
const SMALL_TENT = 78;
const LEAST_STREET = 34;
/** So narrow a square has small tents, so that a street is left between them. */
const NARROW = 330;
const LEAST_MIDDLE = 0.72;

/** Half the size of the things in the middle, in pixels: one below the other, and side by side. */
const BELOW = { x: 62, y: 52 };
const BESIDE = { x: 75, y: 27 };

export function square(width: number, height: number, route: Route): Square {
  const large = width < NARROW ? 0 : Math.min(width / 3.6, height / 3.8);
  const tent = Math.max(Math.min(LEAST_TENT, height / 3.7), Math.min(SMALL_TENT, height / 3.3, width / 4.2), large);
  const breadth = Math.max(LEAST_STREET, tent * 0.2);
  const [x, y] = [width / 2, height / 2];
  const half = (tent * TENT_HEIGHT) / 2;
  const angle = (field: number): number => (2 * Math.PI * field) / route.fields;
  const uppermost = Math.max(...route.tents.map((field) => Math.abs(Math.cos(angle(field)))));
  const room = { rx: x - tent / 2 - 2, ry: (y - half - 2) / uppermost };
  const outer = { rx: Math.min(room.rx, room.ry * ROUNDEST), ry: Math.min(room.ry, room.rx * ROUNDEST) };
  const lower = tent * 0.06; // a tent's track is below it, its roof lets the street through
  const readable = breadth / 5; // from a field's number, between the street and the tent
  const ry = outer.ry - (half + readable - lower) / uppermost;
  const oval = { x, y: y + lower, rx: Math.max(50, outer.rx - tent * 0.52), ry: Math.max(32, ry) };
  const at = (field: number, rx: number, ry: number, middle: number): Point => ({
    x: x + rx * Math.sin(angle(field)),
    y: middle - ry * Math.cos(angle(field)),
  });
  return {
    width,
    height,
    tent,
    breadth,
    oval,
    middle: middleOf(oval, y, breadth),
    fields: Array.from({ length: route.fields }, (_, field) => at(field, oval.rx, oval.ry, oval.y)),
    tents: route.tents.map((field) => at(field, outer.rx, outer.ry, y)),
  };
}

function middleOf(oval: Square["oval"], y: number, breadth: number): Square["middle"] {
  const free = { x: oval.rx - breadth / 2, y: oval.ry - breadth * 1.5 }; // a citizen's head is higher than the street
  const below = Math.min(free.x / BELOW.x, free.y / BELOW.y);
  if (below >= LEAST_MIDDLE) return { y: oval.y, scale: below, beside: false };
  return { y, scale: Math.max(LEAST_MIDDLE, Math.min(free.x / BESIDE.x, free.y / BESIDE.y)), beside: true };
}
