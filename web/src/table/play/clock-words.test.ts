import { expect, test } from "vitest";
import { load } from "../../i18n/catalogue";
import { Translator } from "../../i18n/translator";
import { PER_MOVE, clockWords, perMoveWords } from "./clock-words";

const texts = new Translator("en", await load("en"));

test("a clock is read in seconds, minutes, hours and days", () => {
  expect([42, 65, 3 * 3600 + 120, 2 * 86400 + 3600].map((s) => clockWords(s, texts))).toEqual([
    "42 s",
    "1:05",
    "3 h 2 min",
    "2 d 1 h",
  ]);
});

test("every clock one can choose has words of its own", () => {
  const words = PER_MOVE.map((seconds) => perMoveWords(seconds, texts));
  expect(words).toEqual([
    "no clock",
    "30 seconds a move",
    "1 minute a move",
    "2 minutes a move",
    "5 minutes a move",
    "1 day a move",
    "3 days a move",
  ]);
});
