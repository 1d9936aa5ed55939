import { expect, test } from "vitest";
import { load } from "../../i18n/catalogue";
import { Translator } from "../../i18n/translator";
import { about } from "./explain";
import type { View } from "./view";

const texts = new Translator("en", await load("en")).at("tricky", ["Ann", "Otto"]);
const VIEW = {
  board: [
    { cells: ["g2", "g", "g", "r"], arrow: 1 },
    { cells: ["g2", "r"], arrow: 2 },
    { cells: ["y", "r"], arrow: 2 },
  ],
  filled: [3, 0, 0],
  in_column: [4, 0, 0],
  chips: [1, 9],
  supply: 60,
  roll: [1, 3, 6],
  kept: [6],
} as unknown as View;
const ask = (key: string, mayAct = true): string => about(VIEW, key, texts, mayAct);

test("why so many chips lie in a column", () => {
  expect(ask("column-0")).toContain("It holds 4 = 2 + 1 + 1");
});

test("what a die would do, and what can be done with it", () => {
  expect(ask("die-0")).toBe(
    "A 1 goes to column 1. The next cell in that column is red: it wins the column! Tap this die to keep it. Otherwise you roll it again.",
  );
  expect(ask("die-2", false)).toBe("A 6 is free.");
});

test("who pays for a cell, and when", () => {
  expect(ask("cell-2-0")).toContain("yellow, so the supply pays 1 chip. This is the next cell to fill.");
  expect(ask("cell-1-1")).toContain("One cell above it is still free.");
});
