import { expect, test } from "vitest";
import { choicesAhead } from "./choose-ahead";
import type { View } from "./view";

const seen = (changed: Partial<View>): View =>
  ({ phase: "pick", seat: 1, actor: 0, hand: [1, 2, 3], hand_sizes: [3, 3, 3], ...changed }) as View;

test("whoever is on turn, players choose one of the cards in their hand", () => {
  expect(choicesAhead(seen({}))).toEqual(["pick 1", "pick 2", "pick 3"]);
  expect(choicesAhead(seen({ actor: 1, hand_sizes: [2, 3, 3] }))).toEqual(["pick 1", "pick 2", "pick 3"]);
});

test("whoever has chosen, or only watches, does not", () => {
  expect(choicesAhead(seen({ actor: 2, hand: [1, 3], hand_sizes: [2, 2, 3] }))).toEqual([]);
  expect(choicesAhead(seen({ seat: null, hand: null }))).toEqual([]);
  expect(choicesAhead(seen({ phase: "before" }))).toEqual([]);
});
