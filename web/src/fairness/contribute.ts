/** One's own part in the chance of a game: promise a share when sitting down, show it once everything is bound. Nobody need ask for it. */
import type { TableInfo } from "../net/types";
import { termsOf } from "./verify";
import { commitmentTo } from "./hashes";
import { keep, shown, type Kept } from "./kept-evidence";

export type Say = { type: "commit"; commitment: string } | { type: "reveal"; share: string };

/** What there is to say now. A share is shown under the terms one first saw, if those have all that was promised, and under no others. */
export function answer(table: TableInfo, seats: readonly number[], kept: Kept): Say | null {
  const isAt = (share: string) => seats.some((seat) => table.seats[seat]?.share === share);
  if (table.status !== "lobby" && table.status !== "starting") return null;
  if (!table.terms) return isAt("none") ? { type: "commit", commitment: commitmentTo(kept.share) } : null;
  return isAt("promised") && isAgreed(table.terms, kept) ? { type: "reveal", share: kept.share } : null;
}

function isAgreed(text: string, kept: Kept): boolean {
  if (kept.terms) return kept.terms === text;
  try {
    const terms = termsOf(text);
    return terms.commitment === kept.commitment && terms.people.some(({ commitment }) => commitment === commitmentTo(kept.share));
  } catch {
    return false; // no terms at all
  }
}

/** The promise to go with sitting down. */
export function promise(id: string, table: TableInfo): string {
  return commitmentTo(keep(id, table.commitment).share);
}

/** Says it, each thing once: an id of its own makes that sure for several windows too. */
export function partake(
  live: { table: string; seats: readonly number[]; ask: (say: Say, id: string) => void },
  table: TableInfo,
  said: Set<string>,
): void {
  const kept = keep(live.table, table.commitment);
  const say = answer(table, live.seats, kept);
  if (!say) return;
  const id = `${say.type}-${commitmentTo(kept.share).slice(0, 20)}`;
  if (said.has(id)) return;
  said.add(id);
  if (say.type === "reveal") shown(live.table, kept, table.terms);
  live.ask(say, id);
}
