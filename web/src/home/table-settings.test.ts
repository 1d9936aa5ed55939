import { expect, test } from "vitest";
import type { GameInfo } from "../net/types";
import { choicesFor, wishOf } from "./table-settings";

const GAME: GameInfo = {
  name: "carnavalo",
  fewest_players: 2,
  most_players: 6,
  options: { advanced: false, track: 7 },
  scenes: 0,
  puzzles: 100,
  levels: ["random", "casual", "master"],
  editions: [],
};

test("without choices a game is set up as usual", () => {
  expect(choicesFor(GAME, undefined, "nl")).toEqual({
    level: "casual",
    clock: 0,
    spectators: true,
    listed: false,
    aids: false,
    tips: false,
    options: {},
  });
});

test("what was remembered counts, as far as there is such a thing", () => {
  const remembered = { level: "master", clock: 60, aids: true, options: { advanced: true, track: 7, edition: "nl" } };
  expect(choicesFor(GAME, remembered, "en")).toMatchObject({
    level: "master",
    clock: 60,
    aids: true,
    options: { advanced: true },
  });
  expect(choicesFor(GAME, { level: "gone", clock: 7 }, "en")).toMatchObject({ level: "casual", clock: 0 });
});

test("a wish is what the server takes", () => {
  expect(wishOf({ ...choicesFor(GAME, undefined, "en"), clock: 30 }, [{ who: "me" }, {}])).toEqual({
    seconds_per_move: 30,
    spectators: true,
    listed: false,
    memory_aids: false,
    tips: false,
    options: {},
  });
});

test("tips are there against bots, and among people where the host allows them", () => {
  const tips = (wished: boolean, ...seats: ("me" | "bot" | "open")[]): boolean | undefined =>
    wishOf(
      { ...choicesFor(GAME, undefined, "en"), tips: wished },
      seats.map((who) => ({ who })),
    ).tips;
  expect(tips(false, "me", "bot", "bot")).toBe(true);
  expect(tips(false, "me", "me")).toBe(false);
  expect(tips(false, "me", "open", "bot")).toBe(false);
  expect(tips(true, "me", "open")).toBe(true);
});

test("a game's edition is that of the reader's language, unless one was chosen", () => {
  const figaro: GameInfo = { ...GAME, name: "figaro", options: { edition: "en", roads: [] }, editions: ["en", "nl"] };
  expect(choicesFor(figaro, undefined, "nl").options).toEqual({ edition: "nl" });
  expect(choicesFor(figaro, undefined, "en").options).toEqual({ edition: "en" });
  expect(choicesFor(figaro, undefined, "de").options).toEqual({ edition: "en" });
  expect(choicesFor(figaro, { options: { edition: "en" } }, "nl").options).toEqual({ edition: "en" });
});
