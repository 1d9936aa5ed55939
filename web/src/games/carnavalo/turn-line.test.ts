import { expect, test } from "vitest";
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";
import { turnLine } from "./turn-line";

const TEXTS = { words: ({ id }: Line) => id } as unknown as Translator;
const lines = (...ids: string[]): Line[] => ids.map((id) => ({ id, args: {}, game: "carnavalo" }));

test("a turn is what came of it", () => {
  expect(turnLine(lines("moved", "to-procession", "confetti"), TEXTS)).toBe("to-procession confetti");
  expect(turnLine(lines("moved"), TEXTS)).toBe("moved");
});

test("the setup is nobody's turn", () => {
  expect(turnLine(lines("picked-unseen", "dealt", "lies"), TEXTS)).toBe("");
  expect(turnLine(lines("picked-unseen", "played-top"), TEXTS)).toBe("played-top");
});
