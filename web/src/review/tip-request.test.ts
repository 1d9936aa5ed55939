import { expect, test, vi } from "vitest";
import type { Hint } from "../net/review-types";

vi.mock("../app/preferences.svelte", () => ({ memory: {} }));
vi.mock("../app/route.svelte", () => ({ route: {} }));
const { Refused } = await import("../net/api");
const { TipRequest } = await import("./tip-request.svelte");

const hint = (look: string | null): Hint => ({ look: look ? { id: look } : null, move: "m", lines: [] }) as unknown as Hint;

test("first where to look; but where all is the same that is said at once", async () => {
  const tip = new TipRequest(() => Promise.resolve(hint("look-there")));
  await tip.begin();
  expect(tip.stage).toBe("look");
  const same = new TipRequest(() => Promise.resolve(hint(null)));
  await same.begin();
  expect(same.stage).toBe("move");
});

test("what was asked about a position that is gone is not shown", async () => {
  const tip = new TipRequest(() => Promise.resolve(hint("look-there")));
  const asking = tip.begin();
  tip.end();
  await asking;
  expect([tip.stage, tip.hint]).toEqual([null, null]);
});

test("a refusal is said", async () => {
  const tip = new TipRequest(() => Promise.reject(new Refused("busy")));
  await tip.begin();
  expect([tip.stage, tip.problem]).toEqual(["problem", "busy"]);
});
