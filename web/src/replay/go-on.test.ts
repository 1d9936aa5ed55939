import { expect, test, vi } from "vitest";
import type { TableInfo } from "../net/types";
import { savedGame, wishToGoOn } from "./go-on";

vi.mock("../app/preferences.svelte", () => ({ preferences: { choices: {}, name: "Ann" } }));

const RECORD = {
  game: "tricky",
  options: {},
  players: 3,
  moves: [
    ["chance", "roll 1"],
    [0, "keep 1"],
  ],
  seats: ["Ann", "", ""],
};
const bot = (level: string): object => ({ kind: "bot", name: "", level });

test("a game that goes on elsewhere has the same bots", () => {
  const table = { seats: [{ kind: "person", name: "Ann", level: "" }, bot("master"), bot("newcomer")] } as TableInfo;
  const { seats, begun } = wishToGoOn(savedGame(RECORD, table));
  expect(seats).toEqual([
    { who: "me", name: "Ann" },
    { who: "bot", level: "master" },
    { who: "bot", level: "newcomer" },
  ]);
  expect(begun).toEqual(["roll 1", "keep 1"]);
});

test("an older file says nothing of levels", () => {
  expect(wishToGoOn(JSON.stringify(RECORD)).seats[1]).toMatchObject({ who: "bot" });
});
