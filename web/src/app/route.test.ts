import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => {});
const { linkTo, linkToPuzzles, linkToMoment, linkToReplay, placeOf } = await import("./route.svelte");

test("a link leads where it was made for", () => {
  const way = { seat: 2, role: "hand" } as const;
  expect(placeOf(linkTo("T", "code", way))).toEqual({ page: "table", table: "T", code: "code", way });
  expect(placeOf(linkTo("T"))).toEqual({ page: "table", table: "T", code: "", way: {} });
  expect(placeOf("#/table/T?as=king&seat=first")).toEqual({ page: "table", table: "T", code: "", way: {} });
  expect(placeOf(linkTo("a/b c", "code&1"))).toEqual({ page: "table", table: "a/b c", code: "code&1", way: {} });
  expect(placeOf(linkToReplay({ table: "T" }, 12, 3))).toEqual({
    page: "replay",
    table: "T",
    record: "",
    at: 12,
    viewer: 3,
    review: false,
    retry: false,
    moment: false,
    goesOn: false,
  });
  expect(placeOf(linkToReplay({ record: "aZ-_9" }, 0, "watch"))).toEqual({
    page: "replay",
    table: "",
    record: "aZ-_9",
    at: 0,
    viewer: "watch",
    review: false,
    retry: false,
    moment: false,
    goesOn: false,
  });
  expect(placeOf(linkToReplay({ table: "T" }, 0, "all", true))).toMatchObject({ table: "T", review: true });
});

test("the puzzles of a game have a page of their own", () =>
  expect(placeOf(linkToPuzzles("figaro"))).toEqual({ page: "puzzles", game: "figaro" }));

test("why nobody chooses the dice has a page of its own", () => expect(placeOf("#/fair")).toEqual({ page: "fair" }));

test("a link that makes no sense leads home, and a position that makes none to the beginning", () => {
  for (const hash of ["", "#/", "#/table", "#/table/%E0%A4%A", "#/replay", "#/nowhere/x"])
    expect(placeOf(hash)).toEqual({ page: "home" });
  expect(placeOf("#/replay/T?at=-1&viewer=king")).toMatchObject({ at: 0, viewer: "all" });
});

test("a link to a moment shows the position before it, and asks", () => {
  expect(placeOf(linkToMoment({ table: "T" }, 32, 1))).toMatchObject({ at: 31, viewer: 1, review: true, moment: true });
});
