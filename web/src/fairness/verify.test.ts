import { expect, test } from "vitest";
import { readingOf } from "./chance-events";
import { check, endOf, type Witnessed, type Finding, type Played } from "./verify";
import { commitmentTo } from "./hashes";
import type { KeptEvidence } from "./kept-evidence";
import all from "./records.json";

const RECORDS = all as unknown as Played[];
const SHARE = "a1".repeat(32);
const tricky = RECORDS.find(({ game }) => game === "tricky")!;

const copy = (record: Played): Played => structuredClone(record);
const terms = (record: Played): string => record.proof!.terms!;
const kept = (record: Played, more: Partial<KeptEvidence> = {}): KeptEvidence => ({
  commitment: (JSON.parse(terms(record)) as { commitment: string }).commitment,
  share: SHARE,
  terms: terms(record),
  again: false,
  at: 0,
  ...more,
});
const seen = (record: Played): Witnessed => ({
  steps: record.moves.map(([actor, move]) => ({ actor, move })),
  result: record.result ?? null,
  toTheEnd: true,
});
/** What a server tells that a browser did not see for itself. */
const witnessed = (record: Played): Witnessed => ({ ...seen(record), toTheEnd: false });

async function found(record: Played, mine: KeptEvidence | null = kept(tricky), eyes = seen(record)): Promise<Finding> {
  return check(record, mine, eyes, await readingOf(record.game));
}

test.each(RECORDS.map((record) => [`${record.game} with ${record.players}`, record] as const))(
  "every chance event of %s is read as the rules read it",
  async (_, record) => {
    const finding = await found(record, kept(record));
    expect(finding).toEqual({
      verdict: "fair",
      why: null,
      events: record.moves.filter(([actor]) => actor === "chance").length,
      added: [0],
      withheld: [],
    });
  },
);

test.each(RECORDS.map((record) => [`${record.game} with ${record.players}`, record] as const))(
  "a chance event of %s that is not what was drawn is noticed",
  async (_, record) => {
    const events = record.moves.flatMap(([actor], i) => (actor === "chance" ? [i] : []));
    for (const i of events) {
      const changed = copy(record);
      const other = events
        .map((j) => record.moves[j]![1])
        .find((text) => text !== record.moves[i]![1] && text.length === record.moves[i]![1].length);
      changed.moves[i]![1] = other ?? `${record.moves[i]![1]}1`;
      expect(await found(changed, kept(record))).toMatchObject({
        verdict: "wrong",
        why: { id: "fair-why-chance", args: { number: i + 1 } },
      });
    }
  },
);

test("one is told that one's own share is in it, or somebody else's, or nobody's", async () => {
  expect((await found(tricky)).verdict).toBe("fair");
  expect((await found(tricky, null)).verdict).toBe("theirs");
  expect((await found(tricky, kept(tricky, { terms: "", share: "00".repeat(32) }))).verdict).toBe("theirs");
});

test("a share that was shown and left out of the game is missed", async () => {
  const record = RECORDS.find(({ game, players }) => game === "carnavalo" && players === 2)!;
  const other = "b2".repeat(32); // promised by nobody at that table, as if this browser had shown it
  expect((await found(record, kept(record, { share: other }))).verdict).toBe("left-out");
});

test("a game that was broken off is called a part", async () => {
  const record = copy(tricky);
  delete record.result;
  record.moves = record.moves.slice(0, 10);
  expect((await found(record)).verdict).toBe("partial");
});

test("what was hidden then may be anything now, what was seen may not", async () => {
  const eyes = seen(tricky);
  const steps = [...eyes.steps];
  steps[0] = { ...steps[0]!, move: "roll ?" };
  expect((await found(tricky, kept(tricky), { ...eyes, steps })).verdict).toBe("fair");
  steps[1] = { ...steps[1]!, move: "keep 7" };
  expect(await found(tricky, kept(tricky), { ...eyes, steps })).toMatchObject({
    verdict: "wrong",
    why: { id: "fair-why-seen", args: { number: 2 } },
  });
  const fewer = { ...eyes, steps: eyes.steps.slice(1) };
  expect(await found(tricky, kept(tricky), fewer)).toMatchObject({ why: { id: "fair-why-seen" } });
});

/** Its chance holds; the rules would go on from there. */
function half(record: Played): Played {
  const cut = copy(record);
  cut.moves = cut.moves.slice(0, cut.moves.length / 2);
  cut.result = { scores: [99, 0], winners: [0] };
  return cut;
}

test.each(RECORDS.map((record) => [`${record.game} with ${record.players}`, record] as const))(
  "half a record of %s with a made-up result is never called proven, whatever the server tells of it",
  async (_, record) => {
    const cut = half(record);
    // Whoever saw the game end.
    expect(await found(cut, kept(record), seen(record))).toMatchObject({ verdict: "wrong", why: { id: "fair-why-seen" } });
    // Later, when the server shows no more than half of it.
    const mine = kept(record, { end: endOf(record) });
    expect(await found(cut, mine, witnessed(cut))).toMatchObject({ verdict: "wrong", why: { id: "fair-why-end" } });
    expect((await found(record, mine, witnessed(record))).verdict).toBe("fair");
    // Whoever left before the end, or was never there.
    expect((await found(cut, kept(record), witnessed(cut))).verdict).toBe("end-unseen");
    expect((await found(cut, null, witnessed(cut))).verdict).toBe("end-unseen");
  },
);

test("another result than was shown is noticed", async () => {
  const record = copy(tricky);
  record.result = { scores: [0, 99], winners: [1] };
  expect(await found(record, kept(tricky), seen(tricky))).toMatchObject({ verdict: "wrong", why: { id: "fair-why-result" } });
  delete record.result;
  expect(await found(record, kept(tricky), seen(tricky))).toMatchObject({ verdict: "wrong", why: { id: "fair-why-result" } });
});

test("a share that was left out is missed also where the end was not seen", async () => {
  const mine = kept(tricky, { share: "b2".repeat(32) });
  expect((await found(tricky, mine, witnessed(tricky))).verdict).toBe("left-out");
});

function rebound(record: Played, change: (terms: Record<string, unknown>) => void): Played {
  const changed = copy(record);
  const parsed = JSON.parse(terms(record)) as Record<string, unknown>;
  change(parsed);
  changed.proof!.terms = JSON.stringify(parsed);
  return changed;
}

test.each<[string, (record: Played) => Played | void, string]>([
  ["another secret", (r) => void (r.proof!.secret = "00".repeat(32)), "fair-why-secret"],
  ["a share that was not promised", (r) => void (r.proof!.shares = ["00".repeat(32)]), "fair-why-share"],
  ["one's own share taken out afterwards", (r) => void (r.proof!.shares = [""]), "fair-why-chance"],
  ["one share too many", (r) => void r.proof!.shares!.push(""), "fair-why-proof"],
  ["swapped names", (r) => void r.seats!.reverse(), "fair-why-terms"],
  ["other terms than one agreed to", (r) => rebound(r, (t) => (t["seats"] = r.seats = ["Ann", "Eve"])), "fair-why-terms"],
  [
    "people who do not sit there",
    (r) => rebound(r, (t) => (t["people"] as unknown[]).push({ seats: [7], commitment: "" })),
    "fair-why-proof",
  ],
  ["somebody twice", (r) => rebound(r, (t) => (t["people"] as unknown[]).push({ seats: [0], commitment: "" })), "fair-why-proof"],
  ["no proof", (r) => void (r.proof = null), "fair-why-proof"],
  ["a method nobody knows", (r) => void (r.proof!.method = "coin"), "fair-why-proof"],
  ["terms that are none", (r) => void (r.proof!.terms = "null"), "fair-why-proof"],
])("%s is noticed", async (_, change, why) => {
  const record = copy(tricky);
  const changed = change(record) ?? record;
  expect(await found(changed)).toMatchObject({ verdict: "wrong", why: { id: why } });
});

test("a promise that is not the one this browser kept, or was used before, is noticed", async () => {
  expect(await found(tricky, kept(tricky, { commitment: "00".repeat(32) }))).toMatchObject({
    verdict: "wrong",
    why: { id: "fair-why-secret" },
  });
  expect(await found(tricky, kept(tricky, { again: true }))).toMatchObject({ verdict: "wrong", why: { id: "fair-why-again" } });
});

test("a game of before, and one whose chance this page cannot read, are left open", async () => {
  const record = copy(tricky);
  record.proof!.method = "hmac-sha256/1";
  expect((await found(record)).verdict).toBe("unread");
  expect(check(tricky, kept(tricky), seen(tricky), await readingOf("chess")).verdict).toBe("unread");
});

test("a promise is the hash of the method and the share", () => {
  expect(commitmentTo(SHARE)).toBe((JSON.parse(terms(tricky)) as { people: { commitment: string }[] }).people[0]!.commitment);
});
