/** A day's count, place by place: who has how much and why, and what that brings (C19–C21). For the eye: the server counts. */
import type { Args } from "../../text/texts";
import { chipWords } from "./said";
import type { Card, View } from "./view";

export const PROCESSION = 6;
const NOBODY = -1;
const TIED = -2;

export interface Share {
  seat: number;
  cards: number;
  confetti: number;
  value: number;
}

export interface Tally {
  /** A tent, or PROCESSION. */
  place: number;
  cards: Card[];
  /** Highest first; who has nothing there is not among them. */
  shares: Share[];
  /** What comes of it: messages of the game. */
  said: { id: string; args: Args }[];
}

/** Whether a day was counted between two views. */
export const dayEnded = (before: View, after: View): boolean => after.day > before.day || (after.result !== null && before.result === null);

export function dayCount(before: View, after: View): Tally[] {
  return after.last_day.map(({ cards, values }, place) => {
    const shares = values.map((value, seat) => {
      const played = cards.filter(({ owner }) => owner === seat).reduce((sum, card) => sum + (card.value ?? 0), 0);
      return { seat, cards: played, confetti: value - played, value };
    });
    return {
      place,
      cards,
      shares: shares.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value),
      said: place === PROCESSION ? processionBrings(before, values) : tentBrings(before, place, values),
    };
  });
}

function tentBrings(before: View, tent: number, values: number[]): Tally["said"] {
  const chip = before.tents[tent]!.chip;
  const toChip = (seat: number) => ({ id: "won-tent-chip", args: { player: seat, tent: tent + 1, chip: chipWords(chip ?? "") } });
  const first = highest(values, NOBODY);
  if (first < 0) return [nobody(first, tent + 1)];
  if (before.discs[first]![tent] === null) return [toChip(first)];
  const second = highest(values, first);
  return [{ id: "won-disc", args: { player: first, tent: tent + 1 } }, second < 0 ? noSecond(second, tent + 1) : toChip(second)];
}

function processionBrings(before: View, values: number[]): Tally["said"] {
  const toChip = (seat: number) => ({ id: "won-procession-chip", args: { player: seat, number: before.procession_chip ?? 0 } });
  const first = highest(values, NOBODY);
  if (first < 0) return [nobody(first, "procession")];
  if (before.has_float[first]) return [toChip(first)];
  const second = highest(values, first);
  return [{ id: "bought-float", args: { player: first } }, second < 0 ? noSecond(second, "procession") : toChip(second)];
}

const nobody = (why: number, place: number | string) => ({ id: why === TIED ? "tied-first" : "nobody-there", args: { place } });
const noSecond = (why: number, place: number | string) => ({ id: why === TIED ? "tied-second" : "no-second", args: { place } });

/** Who alone has the highest value, one player left aside; TIED, or NOBODY where all have nothing. */
function highest(values: number[], besides: number): number {
  const others = values.map((value, seat) => (seat === besides ? 0 : value));
  const most = Math.max(...others);
  if (most === 0) return NOBODY;
  return others.indexOf(most) === others.lastIndexOf(most) ? others.indexOf(most) : TIED;
}
