import { expect, test } from "vitest";
import type { ViewerEvent } from "../../net/types";
import { animation } from "./animation";
import type { View } from "./view";

const BEFORE = {
  board: [
    { cells: ["g2", "g", "g", "r"], arrow: 1 },
    { cells: ["g2", "g", "g", "g", "r"], arrow: 1 },
    { cells: ["g", "g", "g", "y", "g", "r"], arrow: 2 },
  ],
  filled: [3, 0, 3],
  in_column: [4, 0, 3],
  chips: [10, 1, 0],
  supply: 50,
  turn: 0,
  roll: [1, 3],
  kept: [6, 6, 6],
  history: [],
} as unknown as View;
const AFTER = { ...BEFORE, turn: 1, roll: [2, 2, 3, 4, 5], kept: [] } as View;

test("dice set aside fly from where they lay, and the others stay in place meanwhile", () => {
  const [aside] = animation(BEFORE, AFTER, [{ event: "kept", args: { player: 0, dice: "3" } }]);
  expect(aside).toMatchObject({
    flights: [{ from: "die-1", to: "aside-3" }],
    during: { roll: [1, 0] },
    view: { roll: [1], kept: [6, 6, 6, 3] },
  });
});

test("a turn is settled column by column: the won one goes home while the others pay, a yellow cell is paid by the supply", () => {
  const events: ViewerEvent[] = [
    { event: "kept", args: { player: 0, dice: "1 3" } },
    { event: "filled", args: { player: 0, column: 1, first: 4, last: 4, cells: 1, own: 1, common: 0 } },
    { event: "won", args: { player: 0, column: 1, chips: 5 } },
    { event: "gave", args: { player: 1, column: 1, chips: 1 } },
    { event: "gave", args: { player: 2, column: 1, chips: 0 } },
    { event: "filled", args: { player: 0, column: 3, first: 4, last: 4, cells: 1, own: 0, common: 1 } },
    { event: "rolled", args: { player: 1, dice: "2 2 3 4 5" } },
  ];
  const [, fills, wins, common, rolls, ...more] = animation(BEFORE, AFTER, events);
  expect(fills).toMatchObject({
    flights: [{ from: "purse-0", to: "cell-0-3" }],
    view: { filled: [4, 0, 3], chips: [9, 1, 0], kept: [6, 6, 6, 0, 3] },
  });
  expect(wins!.flights!.filter(({ to }) => to === "purse-0")).toHaveLength(5);
  expect(wins!.flights!.filter(({ to }) => to === "supply").map(({ from }) => from)).toEqual(["purse-1"]); // the third has nothing left
  expect(wins!.view).toMatchObject({ filled: [0, 0, 3], chips: [14, 0, 0], supply: 51 });
  expect(common).toMatchObject({ flights: [{ from: "supply", to: "cell-2-3" }], view: { chips: [14, 0, 0], supply: 50 } });
  expect(rolls!.view).toMatchObject({ turn: 1, roll: [2, 2, 3, 4, 5], kept: [] });
  expect(more).toEqual([]);
});
