import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
});
vi.mock("../app/route.svelte", () => ({
  linkToMoment: ({ table }: { table: string }, number: number, seat: number) => `${table}/${number}/${seat}`,
}));

async function fresh(): Promise<typeof import("./error-kinds.svelte").errorKinds> {
  return (await import("./error-kinds.svelte")).errorKinds;
}

const game = (table: string, ...kinds: string[]) => ({
  ...{ game: "tricky", table, seat: 1 },
  mistakes: kinds.map((kind, number) => ({ number: number + 5, kind })),
});

test("the commonest kinds of the last games come first, each with its newest example", async () => {
  const kinds = await fresh();
  kinds.note(game("old", "sixes", "sixes", "next", "next", "next"));
  kinds.note(game("new", "column", "sixes", "sixes"));
  expect(kinds.gamesOf("tricky")).toBe(2);
  expect(kinds.of("tricky")).toEqual([
    { kind: "sixes", count: 4, all: 8, link: "new/6/1" },
    { kind: "next", count: 3, all: 8, link: "old/7/1" },
  ]);
  expect(kinds.of("figaro")).toEqual([]);
});

test("a game that is reviewed again counts once, and one that is gone not at all", async () => {
  const kinds = await fresh();
  kinds.note(game("one", "sixes", "sixes"));
  kinds.note(game("one", "sixes", "sixes"));
  expect(kinds.of("tricky")[0]).toMatchObject({ count: 2, all: 2 });
  expect((await import("./error-kinds.svelte")).errorKinds.of("tricky")).toHaveLength(1);
  kinds.forget("one");
  expect(kinds.of("tricky")).toEqual([]);
});

test("only the last ten games count", async () => {
  const kinds = await fresh();
  for (let i = 0; i < 14; i++) kinds.note(game(`table ${i}`, "sixes"));
  expect(kinds.of("tricky")[0]).toMatchObject({ count: 10, all: 10, link: "table 13/5/1" });
});
