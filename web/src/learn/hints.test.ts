import { beforeEach, expect, test, vi } from "vitest";
import type { AnyView, Explanation } from "../net/types";

vi.mock("../app/preferences.svelte", () => ({ preferences: { played: {}, explained: {} } }));
const { preferences } = await import("../app/preferences.svelte");
const { Hints } = await import("./hints.svelte");

const hint = (event: string, decides = false): Explanation => ({
  type: "explanation",
  seat: 0,
  event,
  line: { id: `first-${event}` },
  places: [],
  decides,
});
const seen = (...events: string[]): AnyView =>
  ({ history: [{ told: events.map((event) => ({ event })) }] }) as unknown as AnyView;

beforeEach(() => {
  preferences.played = {};
  preferences.explained = {};
});

test("an event is explained at its own beat, and the story waits until it is read", async () => {
  const source = { explanations: [hint("filled"), hint("won")] };
  const hints = new Hints(source, () => "tricky");
  expect(hints.atBeat([{ event: "rolled" }])).toBeNull();
  let isRead = false;
  const wait = hints.atBeat([{ event: "won" }])!.then(() => (isRead = true));
  expect(hints.current?.event).toBe("won");
  expect(isRead).toBe(false);
  hints.close();
  await wait;
  expect(source.explanations.map(({ event }) => event)).toEqual(["filled"]);
  expect(preferences.explained).toEqual({ tricky: ["won"] });
});

test("what happens at once is explained one after the other, before the story goes on", async () => {
  const hints = new Hints({ explanations: [hint("won"), hint("gave")] }, () => "tricky");
  let isRead = false;
  const wait = hints.atBeat([{ event: "won" }, { event: "gave" }])!.then(() => (isRead = true));
  hints.close();
  await Promise.resolve();
  expect([hints.current?.event, isRead]).toEqual(["gave", false]);
  hints.close();
  await wait;
  expect(hints.current).toBeNull();
});

test("what is told again, because it was left unsaid, is not said twice", () => {
  const source = { explanations: [hint("won"), hint("gave")] };
  const hints = new Hints(source, () => "tricky");
  hints.atRest(seen("won", "gave"), false);
  expect(hints.moved()).toBe(true);
  source.explanations = [hint("won"), hint("gave")];
  hints.atRest(seen("won", "gave"), false);
  expect(hints.current?.event).toBe("gave");
  expect(hints.moved()).toBe(false);
});

test("a decision is explained only when it is one's own now", () => {
  const hints = new Hints({ explanations: [hint("aim", true)] }, () => "tricky");
  hints.atRest(seen(), false);
  expect(hints.current).toBeNull();
  hints.atRest(seen(), true);
  expect(hints.current?.event).toBe("aim");
});

test("what has not been seen yet is not explained", () => {
  const hints = new Hints({ explanations: [hint("won")] }, () => "tricky");
  hints.atRest(seen("rolled"), true);
  expect(hints.current).toBeNull();
  hints.atRest(seen("rolled", "won"), true);
  expect(hints.current?.event).toBe("won");
});

test("after one's own move nothing old is left", () => {
  const source = { explanations: [hint("aim", true), hint("filled")] };
  const hints = new Hints(source, () => "tricky");
  hints.atRest(seen(), true);
  hints.moved();
  expect(hints.current).toBeNull();
  expect(source.explanations).toEqual([]);
});

test("whoever has heard enough knows the game", () => {
  const hints = new Hints({ explanations: [hint("aim", true)] }, () => "figaro");
  hints.atRest(seen(), true);
  hints.enough();
  expect([hints.current, preferences.played]).toEqual([null, { figaro: "yes" }]);
});
