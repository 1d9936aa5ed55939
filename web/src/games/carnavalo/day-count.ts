/** A day's count, place by place: each player's share, why, and what it brings. */
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
  /** Highest first; players without a share are left out. */
  shares: Share[];
  /** The result. */
  reasons: Line[];
  /** The points then, of the players for whom they changed. */
  points: [seat: number, points: number][];
}

export interface Count {
  day: number;
  tallies: Tally[];
}

/** The events of a place; events of the procession that cannot be of a tent name none. */
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

/** The count of the last finished day; null if there is none. */
export function lastCount(history: readonly StepSeen[]): Count | null {
  const events = history.findLast((step) => step.told.some(endsCount))?.told ?? [];
  const last = events.find(endsCount);
  if (!last) return null;
  const day = Number(last.args?.["day"]);
  const tallies = Array.from({ length: PROCESSION + 1 }, (_, place) =>
    tally(
      place,
      events.filter((one) => placeOf(one) === place),
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

/** Whether an event belongs to a day's count. A player with chips at the end of a day puts them back before. */
export const isCounted = (event: ViewerEvent): boolean => event.event === "face-down" || placeOf(event) >= 0;

const endsCount = ({ event }: ViewerEvent): boolean => event === "new-day" || event === "ended";
const details = ({ args }: ViewerEvent): Details => args as unknown as Details;

function placeOf(event: ViewerEvent): number {
  if (![...HAS, ...BRINGS].includes(event.event)) return -1;
  const { tent, place } = details(event);
  const number = tent ?? place;
  return typeof number === "number" ? number - 1 : PROCESSION;
}

function tally(place: number, events: ViewerEvent[]): Tally {
  const shares = events.filter(({ event }) => HAS.includes(event)).map(share);
  const said = events.filter(({ event }) => BRINGS.includes(event)).flatMap((one) => lineOf(one, "carnavalo") ?? []);
  const points = events
    .map(details)
    .flatMap(({ player, points }): Tally["points"] => (points === undefined ? [] : [[player, points]]));
  return { place, shares: shares.sort((a, b) => b.value - a.value), reasons: said, points };
}

function share(event: ViewerEvent): Share {
  const { player, value, cards = value, confetti = 0 } = details(event);
  return { seat: player, cards, confetti, value };
}
