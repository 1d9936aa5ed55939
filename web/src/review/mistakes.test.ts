import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
});

async function fresh() {
  vi.resetModules();
  return import("./mistakes.svelte");
}

beforeEach(() => kept.clear());

test("mistakes wait until they are put right, and then do not come back", async () => {
  const { mistakes } = await fresh();
  mistakes.note({ table: "A", seat: 1, numbers: [4, 9] });
  mistakes.note({ table: "B", seat: 0, numbers: [2] });
  expect(mistakes.count).toBe(3);
  mistakes.putRight("A", 1, 4);
  mistakes.putRight("B", 0, 2);
  mistakes.note({ table: "B", seat: 0, numbers: [2] }); // the same review, looked at again
  expect(mistakes.waiting).toEqual([{ table: "A", seat: 1, numbers: [9] }]);
  expect((await fresh()).mistakes.of("A", 1)).toEqual([9]); // it is remembered
  mistakes.forget("A");
  expect(mistakes.count).toBe(0);
});

test("what was written down wrongly is nothing", async () => {
  for (const text of ["{", "7", '[{"table": 3}, null]']) {
    kept.set("speeltafel.mistakes", text);
    expect((await fresh()).mistakes.waiting).toEqual([]);
  }
});

test("their link leads before the first of them", async () => {
  const { linkToMistakes } = await fresh();
  const { placeOf } = await import("../app/route.svelte");
  expect(placeOf(linkToMistakes({ table: "T", seat: 2, numbers: [7, 9] }))).toMatchObject({
    at: 6,
    viewer: 2,
    review: true,
    retry: true,
  });
});
