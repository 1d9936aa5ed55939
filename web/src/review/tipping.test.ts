import { expect, test, vi } from "vitest";
import type { Verdict } from "../wire/review";

vi.mock("../memory.svelte", () => ({ memory: {} }));
const { Refused } = await import("../wire/rest");
const { asGood, Tipping } = await import("./tipping.svelte");

const verdict = (...same: boolean[]): Verdict =>
  ({ best: "m0", alternatives: same.map((same, i) => ({ move: `m${i}`, share: 0.5, se: 0, same })) }) as unknown as Verdict;

test("first where to look; but where all is the same that is said at once", async () => {
  const tip = new Tipping(() => Promise.resolve(verdict(true, false)));
  await tip.begin();
  expect(tip.stage).toBe("look");
  const same = new Tipping(() => Promise.resolve(verdict(true, true)));
  await same.begin();
  expect(same.stage).toBe("shares");
  expect(asGood(verdict(true, true, false))).toEqual(["m0", "m1"]);
});

test("what was asked about a position that is gone is not shown", async () => {
  const tip = new Tipping(() => Promise.resolve(verdict(true, false)));
  const asking = tip.begin();
  tip.end();
  await asking;
  expect([tip.stage, tip.verdict]).toEqual([null, null]);
});

test("a refusal is said", async () => {
  const tip = new Tipping(() => Promise.reject(new Refused("busy")));
  await tip.begin();
  expect([tip.stage, tip.problem]).toEqual(["problem", "busy"]);
});
