/** What this browser keeps of every table's chance: the server's promise, its own share, and under which terms it showed that. */
import { asRecord, Stored, storedKeys } from "../app/stored.svelte";
import { newShare } from "./hashes";

export interface KeptEvidence {
  /** The server's, as it was first told. */
  commitment: string;
  /** One's own; never told before the terms are bound. */
  share: string;
  /** Under which the share was shown; "": it never was. */
  terms: string;
  /** Whether the server had promised the same secret at another table before. */
  again: boolean;
  /** How its game ended, by `endOf`, where this browser saw it. */
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

/** What is kept of that table, from the first time one sees it. */
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

/** Of a record from elsewhere: what was kept of the table where that was promised. */
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
