/** A person's share of the chance of a game: commit to it when sitting down, reveal it once the terms are fixed. Automatic. */
import type { TableInfo } from "../net/types";
import { termsOf } from "./verify";
import { commitmentTo } from "./hashes";
import { keep, shown, type KeptEvidence } from "./kept-evidence";

export type FairnessCommand = { type: "commit"; commitment: string } | { type: "reveal"; share: string };

/** The command that is due now. A share is revealed only under the terms first seen, if those have all commitments. */
export function answer(table: TableInfo, seats: readonly number[], kept: KeptEvidence): FairnessCommand | null {
  const isAt = (share: string) => seats.some((seat) => table.seats[seat]?.share === share);
  if (table.status !== "lobby" && table.status !== "starting") return null;
  if (!table.terms) return isAt("none") ? { type: "commit", commitment: commitmentTo(kept.share) } : null;
  return isAt("promised") && isAgreed(table.terms, kept) ? { type: "reveal", share: kept.share } : null;
}

function isAgreed(text: string, kept: KeptEvidence): boolean {
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
export function contribute(
  live: { table: string; seats: readonly number[]; send: (command: FairnessCommand, id: string) => void },
  table: TableInfo,
  sent: Set<string>,
): void {
  const kept = keep(live.table, table.commitment);
  const command = answer(table, live.seats, kept);
  if (!command) return;
  const id = `${command.type}-${commitmentTo(kept.share).slice(0, 20)}`;
  if (sent.has(id)) return;
  sent.add(id);
  if (command.type === "reveal") shown(live.table, kept, table.terms);
  live.send(command, id);
}
