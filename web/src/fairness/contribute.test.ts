import { beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, TableInfo } from "../net/types";
import { commitmentTo } from "./hashes";
import { keep, keptOf } from "./kept-evidence";
import { contribute, promise, type FairnessCommand } from "./contribute";

const C = "c0".repeat(32);

function store(): Storage {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  // As in a browser: what is stored are its own keys.
  return new Proxy(kept, {
    get: (_, name) => methods[name as keyof typeof methods],
    ownKeys: () => Object.keys(kept),
  }) as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", store()));

const seat = (share: SeatInfo["share"]): SeatInfo => ({ kind: "person", name: "", level: "", reason: null, share }) as SeatInfo;
const table = (status: TableInfo["status"], share: SeatInfo["share"], terms = ""): TableInfo =>
  ({ status, seats: [seat(share), seat("none")], commitment: C, terms }) as TableInfo;
const mine = (): string => commitmentTo(keep("T", C).share);
const bound = (people = [mine()], commitment = C): string =>
  JSON.stringify({ commitment, people: people.map((one, i) => ({ seats: [i], commitment: one })) });

function said(...tables: TableInfo[]): FairnessCommand[] {
  const all: FairnessCommand[] = [];
  const once = new Set<string>();
  for (const one of tables) contribute({ table: "T", seats: [0], send: (command) => all.push(command) }, one, once);
  return all;
}

test("whoever sits promises a share, once, and shows it when all is bound", () => {
  const talk = said(
    table("lobby", "none"),
    table("lobby", "none"),
    table("starting", "promised", bound()),
    table("starting", "promised", bound()),
  );
  expect(talk).toEqual([
    { type: "commit", commitment: mine() },
    { type: "reveal", share: keptOf("T")!.share },
  ]);
  expect(keptOf("T")).toMatchObject({ commitment: C, terms: bound() });
});

test("nothing is said by who watches, or of a game that goes on", () => {
  const all: FairnessCommand[] = [];
  contribute({ table: "T", seats: [], send: (command) => all.push(command) }, table("lobby", "none"), new Set());
  expect([...all, ...said(table("playing", "none", bound()))]).toEqual([]);
});

test("a share is not shown under terms without one's own promise, or with another of the server's", () => {
  expect(said(table("starting", "promised", bound(["00".repeat(32)])))).toEqual([]);
  expect(said(table("starting", "promised", bound(undefined, "11".repeat(32))))).toEqual([]);
  expect(said(table("starting", "promised", "no terms"))).toEqual([]);
  expect(keptOf("T")!.terms).toBe("");
});

test("a share that was shown is never shown under other terms: a server that begins again has learnt nothing", () => {
  said(table("starting", "promised", bound()));
  expect(said(table("starting", "promised", bound([mine(), "00".repeat(32)])))).toEqual([]);
  expect(said(table("starting", "promised", bound())), "after a lost connection").toHaveLength(1);
});

test("the server's promise is kept as it was first told, and one that was made before is remembered", () => {
  promise("T", table("lobby", "none"));
  keep("T", "11".repeat(32));
  expect(keptOf("T")).toMatchObject({ commitment: C, again: false });
  expect(keep("U", C).again).toBe(true);
  expect(keep("V", "22".repeat(32)).again).toBe(false);
});

test("of many tables the last three hundred are kept", () => {
  vi.useFakeTimers();
  for (let i = 0; i < 302; i++) {
    vi.setSystemTime(i);
    keep(`t${i}`, `${i}`);
  }
  vi.useRealTimers();
  expect([keptOf("t1"), keptOf("t2")?.commitment, keptOf("t301")?.commitment]).toEqual([null, "2", "301"]);
});
