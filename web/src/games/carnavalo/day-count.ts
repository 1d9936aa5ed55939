/** A day's count, place by place: who has how much and why, and what that brings, as it was told. */
import { lineOf } from "../../net/event-lines";
import type { Line, StepSeen, ViewerEvent } from "../../net/types";

export const PROCESSION = 6;

export interface Share {
  seat: number;
  cards: number;
  confetti: number;
  value: number;
}

export interface Tally {
  /** A tent, or PROCESSION. */
  place: number;
  /** Highest first; who has nothing there is not among them. */
  shares: Share[];
  /** What comes of it. */
  reasons: Line[];
  /** Who has how many points then, of those for whom it changed. */
  points: [seat: number, points: number][];
}

export interface Count {
  day: number;
  tallies: Tally[];
}

/** What is told of a place; events of the procession that cannot be of a tent name none. */
interface Details {
  player: number;
  tent?: number;
  place?: number | "procession";
  value: number;
  cards?: number;
  confetti?: number;
  points?: number;
}

const HAS = ["in-tent", "in-procession"];
const BRINGS = [
  "won-disc",
  "won-tent-chip",
  "bought-float",
  "won-procession-chip",
  "nobody-there",
  "tied-first",
  "tied-second",
  "no-second",
];

/** Of the last day that ended; null where none has. */
export function lastCount(history: readonly StepSeen[]): Count | null {
  const told = history.findLast((step) => step.told.some(endsCount))?.told ?? [];
  const last = told.find(endsCount);
  if (!last) return null;
  const day = Number(last.args?.["day"]);
  const tallies = Array.from({ length: PROCESSION + 1 }, (_, place) =>
    tally(
      place,
      told.filter((one) => placeOf(one) === place),
    ),
  );
  return { day: last.event === "ended" ? day : day - 1, tallies };
}

/** Everybody's points when so many places have been counted. */
export function pointsAfter(before: number[], { tallies }: Count, rows: number): number[] {
  const points = [...before];
  for (const [seat, now] of tallies.slice(0, rows).flatMap((tally) => tally.points)) points[seat] = now;
  return points;
}

/** Whether it belongs to a day's count. Whoever holds a chip when the day is over puts it back before. */
export const isCounted = (told: ViewerEvent): boolean => told.event === "face-down" || placeOf(told) >= 0;

const endsCount = ({ event }: ViewerEvent): boolean => event === "new-day" || event === "ended";
const details = ({ args }: ViewerEvent): Details => args as unknown as Details;

function placeOf(told: ViewerEvent): number {
  if (![...HAS, ...BRINGS].includes(told.event)) return -1;
  const { tent, place } = details(told);
  const number = tent ?? place;
  return typeof number === "number" ? number - 1 : PROCESSION;
}

function tally(place: number, told: ViewerEvent[]): Tally {
  const shares = told.filter(({ event }) => HAS.includes(event)).map(share);
  const said = told.filter(({ event }) => BRINGS.includes(event)).flatMap((one) => lineOf(one, "carnavalo") ?? []);
  const points = told
    .map(details)
    .flatMap(({ player, points }): Tally["points"] => (points === undefined ? [] : [[player, points]]));
  return { place, shares: shares.sort((a, b) => b.value - a.value), reasons: said, points };
}

function share(told: ViewerEvent): Share {
  const { player, value, cards = value, confetti = 0 } = details(told);
  return { seat: player, cards, confetti, value };
}
