import { expect, test } from "vitest";
import type { ViewerEvent } from "../../net/types";
import { gameCount, lastSettling } from "./settlement";
import type { View } from "./view";

const step = (...told: ViewerEvent[]) => ({ actor: 0, move: "keep 1", told });
const filled = (player: number, own: number): ViewerEvent => ({ event: "filled", args: { player, own, common: 1 } });
const won = (player: number, chips: number): ViewerEvent => ({ event: "won", args: { player, chips, column: 4 } });
const gave = (player: number, chips: number): ViewerEvent => ({ event: "gave", args: { player, chips, column: 4 } });
const HISTORY = [step(filled(0, 3)), step(filled(1, 1), won(1, 7), gave(0, 2), filled(1, 2))];

test("the last turn that was paid adds up to what its player has", () => {
  expect(lastSettling({ history: HISTORY, chips: [13, 22] } as unknown as View)).toEqual({ player: 1, parts: [18, -1, 7, -2] });
  expect(lastSettling({ history: [], chips: [18, 18] } as unknown as View)).toBeNull();
});

test("a game adds up for everybody", () => {
  const rows = gameCount(HISTORY, [13, 22]);
  expect(rows[0]).toMatchObject({ parts: [18, null, -3, -2, null], sum: 13 });
  expect(rows[1]).toMatchObject({ parts: [18, 7, -3, null, null], sum: 22 });
});

test("whoever is bankrupt loses the rest", () => {
  const told = step(filled(1, 20), { event: "bankrupt", args: { player: 1, most: 5 } });
  expect(lastSettling({ history: [...HISTORY, told], chips: [13, 0] } as unknown as View)).toEqual({
    player: 1,
    parts: [22, -20],
  });
  expect(gameCount([...HISTORY, told], [13, 0])[1]).toMatchObject({ parts: [18, 7, -23, null, -2], sum: 0 });
});
