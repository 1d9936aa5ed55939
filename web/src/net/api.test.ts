import { afterEach, expect, it, vi } from "vitest";
vi.mock("../app/preferences.svelte", () => ({ preferences: { language: "en", token: "token", password: "" } }));
vi.mock("../app/route.svelte", () => ({ route: { place: {}, isStill: () => true } }));
const { sitDown } = await import("./api");

const answered = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });

afterEach(() => vi.unstubAllGlobals());

it("who does not know whether they sit asks again for the same", async () => {
  const sent: string[] = [];
  const answers = [answered(503, { words: "Try again." }), answered(201, { seats: [1] }), answered(201, { seats: [1, 2] })];
  vi.stubGlobal("fetch", (_: string, request: { body: string }) => {
    sent.push((JSON.parse(request.body) as { id: string }).id);
    return Promise.resolve(answers.shift());
  });
  await expect(sitDown("table", "Ada", "code", "")).rejects.toThrow("Try again.");
  expect(await sitDown("table", "Ada", "code", "")).toEqual({ seats: [1] });
  expect(await sitDown("table", "Bob", "code", "")).toEqual({ seats: [1, 2] });
  expect(sent[0]).toBe(sent[1]);
  expect(sent[2]).not.toBe(sent[1]);
});
