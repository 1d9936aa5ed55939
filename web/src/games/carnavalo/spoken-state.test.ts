import { expect, test } from "vitest";
import { load } from "../../i18n/catalogue";
import { Translator } from "../../i18n/translator";
import { tentWords, wonChips } from "./spoken-state";
import type { View } from "./view";

const texts = new Translator("en", await load("en"), ["Anna", "Bo"], "carnavalo");

function told(chip: string | null, phase: string): string {
  const view = { phase, tents: [{ cards: [], chip }], discs: [[0], [null]], citizens: [0, 4, 8], route: { tents: [1] } };
  return tentWords(view as unknown as View, 0, texts);
}

test("a tent's chips are open, used up, or, before the set-up is complete, still face down", () => {
  expect(told("3", "before")).toContain("Tent chip 3");
  expect(told(null, "before")).toContain("No tent chip left");
  expect(told(null, "pick")).toContain("chips still face down");
});

test("won chips lie open before their owner, those of the advanced variant too", () => {
  const view = { chips_won: [["1", "x"], []], procession_chips_won: [[5], []] } as unknown as View;
  expect(wonChips(view, 0)).toEqual(["1", "2×", "5"]);
  expect(wonChips(view, 1)).toEqual([]);
});
