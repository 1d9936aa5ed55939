/** Evidence that this browser keeps of every table's chance: the server's commitment, its own share, and the terms. */
import { asRecord, Stored, storedKeys } from "../app/stored.svelte";
import { newShare } from "./hashes";

export interface KeptEvidence {
  /** The server's commitment, as first received. */
  commitment: string;
  /** The own share; never sent before the terms are fixed. */
  share: string;
  /** Under which the share was shown; "": it never was. */
  terms: string;
  /** Whether the server had promised the same secret at another table before. */
  again: boolean;
  /** How the game ended, by `endOf`, if this browser saw it. */
  end?: string;
  at: number;
}

const NAME = "fair.";
const MOST = 300;

const stored = (table: string): Stored<KeptEvidence | null> =>
  new Stored<KeptEvidence | null>(NAME + table, null, (found) => asRecord(found) as KeptEvidence | undefined);

export function keptOf(table: string): KeptEvidence | null {
  return stored(table).get();
}

/** The evidence of that table, kept from its first visit on. */
export function keep(table: string, commitment: string): KeptEvidence {
  const known = keptOf(table);
  if (known) return known;
  const again = everything().some(([, other]) => other.commitment === commitment);
  const kept = { commitment, share: newShare(), terms: "", again, at: Date.now() };
  write(table, kept);
  return kept;
}

/** The share is shown under these terms, and never under others. */
export function shown(table: string, kept: KeptEvidence, terms: string): void {
  write(table, { ...kept, terms });
}

/** The game ended here, before these eyes. The first time counts. */
export function ended(table: string, end: string): void {
  const kept = keptOf(table);
  if (kept && !kept.end) write(table, { ...kept, end });
}

/** The evidence for a record from elsewhere, found by its commitment. */
export function keptFor(commitment: string): KeptEvidence | null {
  return everything().find(([, kept]) => kept.commitment === commitment)?.[1] ?? null;
}

function write(table: string, kept: KeptEvidence): void {
  stored(table).set(kept);
  const all = everything().sort(([, one], [, other]) => other.at - one.at);
  for (const [old] of all.slice(MOST)) stored(old).remove();
}

function everything(): [string, KeptEvidence][] {
  return storedKeys(NAME).flatMap((table) => {
    const kept = keptOf(table);
    return kept ? [[table, kept] as [string, KeptEvidence]] : [];
  });
}
