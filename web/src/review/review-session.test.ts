import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewNews } from "../net/review-types";

vi.mock("../app/preferences.svelte", () => ({ memory: {} }));
vi.mock("../app/route.svelte", () => ({ route: {} }));
const { ReviewSession } = await import("./review-session.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("whoever waits long for the first chart reads that the server warms up, until something comes", async () => {
  let arrive!: (news: ReviewNews) => void;
  const news = new Promise<ReviewNews>((resolve) => (arrive = resolve));
  const session = new ReviewSession({
    ask: () => Promise.resolve("a review"),
    news: () => news,
    longer: () => Promise.reject(new Error("nobody asks")),
  });
  const reviewing = session.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(session.isWarmingUp).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.isWarmingUp).toBe(true);
  arrive({ number: 1, place: 0, problem: null, parts: [], over: true } as unknown as ReviewNews);
  await reviewing;
  expect(session.isWarmingUp).toBe(false);
});
