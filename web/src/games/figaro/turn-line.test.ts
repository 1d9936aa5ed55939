import { expect, test } from "vitest";
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";
import { momentWords } from "./turn-line";

const TEXTS = { words: ({ id }: Line) => id } as unknown as Translator;
const lines = (...ids: string[]): Line[] => ids.map((id) => ({ id, args: {}, game: "figaro" }));

test("where a ring dance brings the rows is seen, not said", () => {
  expect(momentWords(lines("danced", "got", "got"), TEXTS)).toBe("danced");
  expect(momentWords(lines("took", "last-card"), TEXTS)).toBe("");
});
