/** What this browser keeps of every table's chance: the server's promise, its own share, and under which terms it showed that. */
import { newShare } from "./hashes";

export interface Kept {
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

const PREFIX = "speeltafel.fair.";
const MOST = 300;

export function keptOf(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + table) ?? "null") as Kept | null;
  } catch {
    return null; // written by hand
  }
}

/** What is kept of that table, from the first time one sees it. */
export function keep(table: string, commitment: string): Kept {
  const known = keptOf(table);
  if (known) return known;
  const again = everything().some(([, other]) => other.commitment === commitment);
  const kept = { commitment, share: newShare(), terms: "", again, at: Date.now() };
  write(table, kept);
  return kept;
}

/** The share is shown under these terms, and never under others. */
export function shown(table: string, kept: Kept, terms: string): void {
  write(table, { ...kept, terms });
}

/** The game ended here, before these eyes. The first time counts. */
export function ended(table: string, end: string): void {
  const kept = keptOf(table);
  if (kept && !kept.end) write(table, { ...kept, end });
}

/** Of a record from elsewhere: what was kept of the table where that was promised. */
export function keptFor(commitment: string): Kept | null {
  return everything().find(([, kept]) => kept.commitment === commitment)?.[1] ?? null;
}

function write(table: string, kept: Kept): void {
  localStorage.setItem(PREFIX + table, JSON.stringify(kept));
  const all = everything().sort(([, one], [, other]) => other.at - one.at);
  for (const [old] of all.slice(MOST)) localStorage.removeItem(PREFIX + old);
}

function everything(): [string, Kept][] {
  const tables = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  return tables.flatMap((key) => {
    const table = key.slice(PREFIX.length);
    const kept = keptOf(table);
    return kept ? [[table, kept] as [string, Kept]] : [];
  });
}
