import { expect, test } from "vitest";
import { byKind, moveOf, places } from "./cards";

test("a hand is sorted by colour, high cards first, and what is alike is counted", () => {
  expect(byKind(["r1", "b2", "o", "r3", "b2", "j1"])).toEqual([
    { card: "b2", count: 2 },
    { card: "r3", count: 1 },
    { card: "r1", count: 1 },
    { card: "j1", count: 1 },
    { card: "o", count: 1 },
  ]);
});

test("where cards may go comes from the legal moves; a ring dance goes in front of oneself", () => {
  const found = places(["r2>0", "r2>3", "take", "o"], 1);
  expect([...found]).toEqual([
    ["r2", [0, 3]],
    ["o", [1]],
  ]);
  expect(moveOf("o", 1)).toBe("o");
  expect(moveOf("r2", 3)).toBe("r2>3");
});
