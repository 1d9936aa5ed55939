/** What turns cost and brought, as it was told: the last one, and all of a game. */
import type { CountRow } from "../../narration/addition";
import { sumOf } from "../../narration/addition";
import type { StepSeen, ViewerEvent } from "../../net/types";
import type { View } from "./view";

/** What somebody had, and what was paid and won since, in that order. */
export interface Settling {
  player: number;
  parts: number[];
}

const number = (event: ViewerEvent, name: string): number => Number(event.args?.[name] ?? 0);

/** What an event takes from a player's chips or adds to them. */
function change(event: ViewerEvent): number {
  if (event.event === "filled") return -number(event, "own");
  if (event.event === "won") return number(event, "chips");
  return event.event === "gave" ? -number(event, "chips") : 0;
}

/** The turn that was paid for last, while nothing has been paid since; null: none has been. */
export function lastSettling({ history, chips }: View): Settling | null {
  const isPaid = ({ event }: ViewerEvent): boolean => event === "filled" || event === "ended"; // five sixes cost nothing
  const events = history.findLast((step) => step.told.some(isPaid))?.told ?? [];
  const player = events.find(isPaid)?.args?.["player"];
  if (typeof player !== "number") return null;
  const parts = events
    .filter((one) => one.args?.["player"] === player)
    .map(change)
    .filter(Boolean);
  const isBankrupt = events.some(({ event, args }) => event === "bankrupt" && args?.["player"] === player);
  const lost = (isBankrupt && gameCount(history, chips)[player]!.parts.at(-1)) || 0; // bankruptcy left nothing of the sum
  return { player, parts: [chips[player]! - lost - sumOf(parts), ...parts] };
}

/** How everybody came to what they have: at the start, won, paid, arrows, and what was lost by bankruptcy. */
export function gameCount(history: readonly StepSeen[], chips: readonly number[]): CountRow[] {
  const events = history.flatMap((step) => step.told);
  const total = (event: string, seat: number): number =>
    sumOf(events.filter((one) => one.event === event && one.args?.["player"] === seat).map(change));
  const moved = chips.map((_, seat) => ["won", "filled", "gave"].map((event) => total(event, seat)));
  const bankrupt = events.find(({ event }) => event === "bankrupt")?.args?.["player"];
  const solvent = chips.findIndex((_, seat) => seat !== bankrupt);
  const start = chips[solvent]! - sumOf(moved[solvent]!);
  return chips.map((sum, seat) => {
    const parts = [start, ...moved[seat]!];
    const lost = sum - sumOf(parts);
    return { seat, parts: [...parts, lost].map((part) => part || null), sum, about: { row: `purse-${seat}` } };
  });
}
