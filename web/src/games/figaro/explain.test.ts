import { expect, test } from "vitest";
import { load } from "../../i18n/catalogue";
import { Translator } from "../../i18n/translator";
import { about } from "./explain";
import type { View } from "./view";

const texts = new Translator("en", await load("en")).at("figaro", ["Ann", "Otto", "Mia"]);
const VIEW = {
  seat: 0,
  round: 1,
  king: 2,
  boxed: "green",
  legal: ["r2>1", "o", "take"],
  rows: [
    { cards: [], colour: null, total: 0 },
    { cards: ["r2", "r2", "j1", "o"], colour: "red", total: 5 },
    { cards: ["b3"], colour: "blue", total: 3 },
  ],
  hand_sizes: [3, 4, 4],
  pieces: [[], [12, 3], []],
  groups: [
    [12, 6],
    [13, 7],
    [5, 2],
  ],
  stacks: [[], ["r1", "r1", "r1"], []],
  stack_sizes: [0, 3, 0],
} as unknown as View;
const ask = (key: string, mayAct = true): string => about(VIEW, key, texts, mayAct);

test("why a row counts what it counts", () => {
  expect(ask("window-1")).toContain("Otto has 5 = 2 + 2 + 1: red 2, red 2, jester 1 and ring dance. With 1 more, Otto takes");
  expect(ask("window-2")).toContain("Mia has 3: blue 3.");
});

test("where a card can go", () => {
  expect(ask("hand-r2")).toContain("You can play it in front of Otto.");
  expect(ask("hand-y2")).toContain("It doesn't fit anywhere now.");
  expect(ask("hand-y2", false)).not.toContain("anywhere");
});

test("nobody counts a stack", () => {
  expect(ask("stack-1")).not.toMatch(/\d/);
});

test("at the end a road says what its length is made of", () => {
  expect(ask("lane-1")).toBe("Otto's road is 15 = 12 + 3 long. The shortest road wins.");
  expect(ask("lane-0")).toContain("no road pieces");
  expect(ask("score-1")).toBe(ask("lane-1"));
});

test("the round's count says why a piece is as long as it is", () => {
  const ranked = { event: "ranked", args: { player: 1, rank: 1, cards: 9, length: 12 } };
  const history = [{ told: [{ event: "round-over", args: { round: 1 } }, ranked] }];
  const words = about({ ...VIEW, history } as unknown as View, "rank-1", texts, false);
  expect(words).toBe("Otto took 9 cards. That puts Otto in place 1 of 1. So Otto gets a road piece of 12.");
});

test("the King is where he is", () => {
  expect(ask("king-2")).toContain("Mia");
  expect(ask("king-1")).toBe("");
});
