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
  /** Who gets points for it, and which: "+5 +4", "−5". */
  prizes: { seat: number; words: string }[];
  /** The result. */
  reasons: Line[];
  /** The points then, of the players for whom they changed. */
  points: [seat: number, points: number][];
}

/** What a day brought to one player. */
export interface Brought {
  /** For discs won; the confetti on them counts no longer. */
  discs: number;
  confetti: number;
  chips: number;
  float: number;
}

export interface Count {
  day: number;
  tallies: Tally[];
  /** By seat. */
  brought: Brought[];
  /** Everybody's points after it. */
  points: number[];
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

const FOR_A_DISC = 5;
const FLOAT_COSTS = 5;

/** The count of the last finished day; null if there is none. `now`: everybody's points in that position. */
export function lastCount(history: readonly StepSeen[], now: readonly number[]): Count | null {
  const at = history.findLastIndex((step) => step.told.some(endsCount));
  const events = history[at]?.told ?? [];
  const last = events.find(endsCount);
  if (!last) return null;
  const day = Number(last.args?.["day"]);
  const tallies = Array.from({ length: PROCESSION + 1 }, (_, place) =>
    tally(
      place,
      events.filter((one) => placeOf(one) === place),
    ),
  );
  const points = now.map((points, seat) => pointsIn(events, seat) ?? points - confettiOf(seat, history.slice(at + 1)));
  const brought = now.map((_, seat) => broughtTo(seat, events, history.slice(0, at)));
  return { day: last.event === "ended" ? day : day - 1, tallies, brought, points };
}

const pointsIn = (events: readonly ViewerEvent[], seat: number): number | undefined =>
  events
    .filter((one) => BRINGS.includes(one.event) && details(one).player === seat)
    .findLast((one) => details(one).points !== undefined)?.args?.["points"] as number | undefined;

/** Every step of a disc on its track is a point, until the disc is won. */
const confettiOf = (seat: number, steps: readonly StepSeen[]): number =>
  steps.flatMap((step) => step.told).filter((one) => one.event === "confetti" && details(one).player === seat).length;

function broughtTo(seat: number, events: readonly ViewerEvent[], before: readonly StepSeen[]): Brought {
  const brought = { discs: 0, confetti: 0, chips: 0, float: 0 };
  const chips = before.flatMap((step) => step.told).flatMap((one) => chipOf(one, seat));
  const confetti = new Map(
    events.filter(({ event }) => event === "in-tent").map((one) => [key(one), details(one).confetti ?? 0]),
  );
  for (const one of events.filter((one) => details(one).player === seat)) {
    if (one.event === "won-disc") {
      brought.discs += FOR_A_DISC;
      brought.confetti -= confetti.get(key(one)) ?? 0;
    } else if (one.event === "bought-float") brought.float -= FLOAT_COSTS;
    else if (one.event === "won-procession-chip") brought.chips += Number(one.args?.["number"]);
    for (const chip of chipOf(one, seat)) {
      brought.chips += worthOf(chip, chips);
      chips.push(chip);
    }
  }
  return brought;
}

const key = (one: ViewerEvent): string => `${details(one).player} ${details(one).tent}`;

function chipOf(one: ViewerEvent, seat: number): string[] {
  return one.event === "won-tent-chip" && details(one).player === seat ? [String(one.args?.["chip"])] : [];
}

/** With 2× each 2 counts double, with 3× each 1 three times (C26). */
function worthOf(chip: string, had: readonly string[]): number {
  const [twos, ones] = ["2", "1"].map((number) => had.filter((one) => one === number).length);
  if (chip === "2×") return 2 * twos!;
  if (chip === "3×") return 2 * ones!;
  const times = chip === "2" && had.includes("2×") ? 2 : chip === "1" && had.includes("3×") ? 3 : 1;
  return times * Number(chip);
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
const details = ({ args }: ViewerEvent): Details => (args ?? {}) as unknown as Details;

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
  const prizes = points.map(([seat]) => ({ seat, words: prizeOf(events, seat) }));
  return { place, shares: shares.sort((a, b) => b.value - a.value), prizes, reasons: said, points };
}

function prizeOf(events: ViewerEvent[], seat: number): string {
  const own = events.filter((one) => details(one).player === seat);
  const has = (event: string): ViewerEvent | undefined => own.find((one) => one.event === event);
  if (has("won-disc")) return `+${FOR_A_DISC}`;
  if (has("bought-float")) return `−${FLOAT_COSTS}`;
  return `+${has("won-tent-chip")?.args?.["chip"] ?? has("won-procession-chip")?.args?.["number"] ?? ""}`;
}

function share(event: ViewerEvent): Share {
  const { player, value, cards = value, confetti = 0 } = details(event);
  return { seat: player, cards, confetti, value };
}
