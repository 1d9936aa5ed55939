/** Verification of a finished game's chance, from the record and the kept evidence. Pure. */
import type { MoveSeen } from "../net/types";
import type { Reading } from "./chance-events";
import { METHOD, commitmentTo, digestOf, draws, gameKey, isHex } from "./hashes";
import type { KeptEvidence } from "./kept-evidence";

/** A record as the server gives it; nothing in it is to be believed yet. */
export interface Played {
  game: string;
  players: number;
  options: Record<string, unknown>;
  moves: [number | string, string][];
  seats?: string[] | null;
  result?: unknown;
  proof?: Partial<Proof> | null;
}

export interface Proof {
  method: string;
  terms: string;
  secret: string;
  shares: string[];
}

export interface Terms {
  game: string;
  options: Record<string, unknown>;
  seats: string[];
  commitment: string;
  people: { seats: number[]; commitment: string }[];
}

/** The game as this browser saw it. */
export interface Witnessed {
  steps: readonly MoveSeen[];
  result: unknown;
  /** Whether this browser saw the end; else it is what the server says afterwards. */
  toTheEnd: boolean;
}

export type Verdict =
  /** Nobody chose: the own share is in it. */
  | "fair"
  /** It holds, and others' shares are in it. */
  | "theirs"
  /** It holds, and people's shares are in it; but whether that is where the game ended, this browser did not see. */
  | "end-unseen"
  /** Valid, but the own share is not in it, though it was revealed. */
  | "left-out"
  /** Valid, but nobody contributed: the server may have chosen. */
  | "alone"
  /** Valid so far, but the game was not finished. */
  | "partial"
  /** By the method of before, which proves less; or of a game whose draws this page cannot read. */
  | "unread"
  | "wrong";

export interface Finding {
  verdict: Verdict;
  /** The problem, as the id of a message with its arguments. */
  why: { id: string; args: Record<string, string | number | number[]> } | null;
  events: number;
  added: number[];
  withheld: number[];
}

class Wrong extends Error {
  constructor(
    readonly id: string,
    readonly args: Record<string, string | number | number[]> = {},
  ) {
    super(id);
  }
}

export function check(record: Played, kept: KeptEvidence | null, eyes: Witnessed, read: Reading | null): Finding {
  const finding: Finding = { verdict: "unread", why: null, events: 0, added: [], withheld: [] };
  try {
    const proof = wellFormed(record);
    if (!proof || !read) return finding;
    const terms = termsOf(proof.terms);
    sameGame(record, terms);
    opened(proof, terms);
    asKept(proof, terms, kept);
    asSeen(record, eyes);
    finding.events = chanceHolds(record, gameKey(proof.secret, proof.terms, proof.shares), read);
    terms.people.forEach(({ seats }, i) => (proof.shares[i] ? finding.added : finding.withheld).push(...seats));
    const isWhole = eyes.toTheEnd || asEnded(record, kept);
    finding.verdict = verdictOn(record, finding, kept?.terms ? proof.shares.includes(kept.share) : null, isWhole);
  } catch (error) {
    finding.verdict = "wrong";
    // A malformed proof makes a step above fail: that is reported too, never thrown.
    finding.why = error instanceof Wrong ? { id: error.id, args: error.args } : { id: "fair-why-proof", args: {} };
  }
  return finding;
}

/** null: a proof by the method of before. */
function wellFormed({ proof }: Played): Proof | null {
  if (proof?.method === "hmac-sha256/1") return null;
  if (proof?.method !== METHOD || typeof proof.terms !== "string" || !isHex(proof.secret) || !Array.isArray(proof.shares))
    throw new Wrong("fair-why-proof");
  return proof as Proof;
}

export function termsOf(text: string): Terms {
  return JSON.parse(text) as Terms;
}

function sameGame(record: Played, terms: Terms): void {
  const same =
    terms.game === record.game && canonical(terms.options) === canonical(record.options) && terms.seats.length === record.players;
  if (!same || canonical(terms.seats) !== canonical(record.seats ?? terms.seats)) throw new Wrong("fair-why-terms");
  // No person twice, and none without a seat: else made-up people could withhold shares.
  const seats = terms.people.flatMap((person) => person.seats);
  const real =
    seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < record.players) && new Set(seats).size === seats.length;
  if (!real || terms.people.some((person) => person.seats.length === 0)) throw new Wrong("fair-why-proof");
}

function opened(proof: Proof, terms: Terms): void {
  if (commitmentTo(proof.secret) !== terms.commitment) throw new Wrong("fair-why-secret");
  if (proof.shares.length !== terms.people.length) throw new Wrong("fair-why-proof");
  terms.people.forEach(({ seats, commitment }, i) => {
    const share = proof.shares[i];
    if (share !== "" && !(isHex(share) && commitmentTo(share) === commitment))
      throw new Wrong("fair-why-share", { players: seats });
  });
}

/** The server is bound by the evidence that this browser kept of the table. */
function asKept(proof: Proof, terms: Terms, kept: KeptEvidence | null): void {
  if (!kept) return;
  if (kept.commitment !== terms.commitment) throw new Wrong("fair-why-secret");
  if (kept.again) throw new Wrong("fair-why-again");
  if (!kept.terms) return; // no share was shown from here
  if (kept.terms !== proof.terms) throw new Wrong("fair-why-terms");
}

/** The verdict on a valid record. `mine`: whether the own share is in it; null: none was revealed. */
function verdictOn(record: Played, { added }: Finding, mine: boolean | null, isWhole: boolean): Verdict {
  if (record.result == null) return "partial";
  if (mine === false) return "left-out";
  if (!added.length) return "alone";
  if (!isWhole) return "end-unseen";
  return mine ? "fair" : "theirs";
}

/**
 * By which this browser knows a record again whose game it saw end. The page knows no rules: half a game with a result that somebody made
 * up has chance that holds, and looks like a whole one to whoever was not there.
 */
export const endOf = ({ moves, result }: Played): string => digestOf(canonical([moves, result]));

/** Whether this browser saw the game end, and just so. */
function asEnded(record: Played, kept: KeptEvidence | null): boolean {
  if (!kept?.end) return false;
  if (kept.end !== endOf(record)) throw new Wrong("fair-why-end");
  return true;
}

/** The record is of the game that was seen here. Hidden parts are ? in what was seen. */
function asSeen(record: Played, { steps, result }: Witnessed): void {
  if (steps.length !== record.moves.length)
    throw new Wrong("fair-why-seen", { number: Math.min(steps.length, record.moves.length) + 1 });
  if (canonical(result ?? null) !== canonical(record.result ?? null)) throw new Wrong("fair-why-result");
  steps.forEach(({ actor, move }, i) => {
    const [who, what] = record.moves[i]!;
    if (actor !== who || !mayBe(move, what)) throw new Wrong("fair-why-seen", { number: i + 1 });
  });
}

function mayBe(seen: string, recorded: string): boolean {
  const parts = seen.split("?").map((part) => part.replace(/[.*+^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`).test(recorded);
}

function chanceHolds({ moves, players, options }: Played, key: Uint8Array, read: Reading): number {
  const before: string[] = [];
  moves.forEach(([actor, text], i) => {
    if (actor !== "chance") return;
    const expected = read({ draw: draws(key, before.length), text, players, options, before });
    if (text !== expected) throw new Wrong("fair-why-chance", { number: i + 1, found: text, expected });
    before.push(text);
  });
  return before.length;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
