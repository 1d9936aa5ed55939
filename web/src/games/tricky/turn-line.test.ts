import { expect, test } from "vitest";
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";
import { turnLine } from "./turn-line";

const TEXTS = {
  message: (id: string, args: Line["args"] = {}) => `${id} ${JSON.stringify(args)}`,
  words: ({ id }: Line) => id,
  listed: (words: string[]) => words.join(" and "),
} as unknown as Translator;
const line = (id: string, args: Line["args"] = {}): Line => ({ id, args: { player: 1, ...args }, game: "tricky" });
const KEPT = [line("rolled", { dice: "6 6 4 1 2" }), line("kept", { dice: "6 6" }), line("rolled", { dice: "4 4 4" })];
const REST = line("kept", { dice: "4 4 4" });

test("a turn under way is what has been kept so far", () => {
  expect(turnLine([KEPT[0]!], TEXTS)).toBe("");
  expect(turnLine(KEPT, TEXTS)).toBe('turn-keeps {"player":1,"dice":"6 6"}');
  expect(turnLine([...KEPT, REST], TEXTS)).toBe('turn-keeps {"player":1,"dice":"6 6 4 4 4"}');
});

test("at its end: what it cost, what it won, and what the others pay", () => {
  const paid = [line("filled", { own: 2 }), line("won", { column: 4, chips: 7 })];
  const gave = [0, 2].map((player) => line("gave", { player, chips: 2 }));
  expect(turnLine([...KEPT, REST, ...paid, ...gave], TEXTS)).toBe(
    [
      'turn-pays {"player":1,"dice":"6 6 4 4 4","pays":2}',
      'turn-wins {"columns":"4","count":1,"chips":7}',
      'turn-others-pay {"players":[0,2],"count":2,"chips":2}',
    ].join(" "),
  );
});

test("five sixes cost nothing, and the end is said", () => {
  const all = line("kept", { dice: "6 6 6 6 6" });
  expect(turnLine([all, line("ended")], TEXTS)).toBe('turn-pays {"player":1,"dice":"6 6 6 6 6","pays":0} ended');
});
