import { expect, test } from "vitest";
import { load } from "../i18n/catalogue";
import { Translator } from "../i18n/translator";
import type { Listing, SeatInfo } from "../net/types";
import { dateWords, opponents, resultWords, scoreWords, turnWords, waitWords } from "./table-list-words";

const texts = new Translator("en", await load("en"));
const seat = (name: string): SeatInfo => ({ kind: "person", name, level: "", reason: null, share: "none" });
const TABLE: Listing = {
  table: "x",
  game: "tricky",
  status: "playing",
  seats: [seat("Anna"), seat("Bo"), seat("Cas")],
  seconds_per_move: 0,
  changed_at: 0,
  ended: null,
  result: null,
  yours: [0],
  turn: 1,
  since: 0,
  scores: null,
};

test("a game under way says whose turn it is, and since when", () => {
  expect(turnWords(TABLE, texts)).toBe("Bo's turn");
  expect(turnWords({ ...TABLE, turn: 0 }, texts)).toBe("Your turn");
  expect(turnWords({ ...TABLE, status: "paused" }, texts)).toBe("paused");
  expect([10, 5 * 60, 3 * 3600, 50 * 3600].map((s) => waitWords(0, s * 1000, texts))).toEqual([
    "",
    "for 5 min",
    "for 3 h",
    "for 2 days",
  ]);
});

test("two games with the same people are told apart by the score", () => {
  expect(scoreWords({ ...TABLE, scores: [22, 18, 5] }, texts)).toBe("Your score: 22");
  expect(scoreWords(TABLE, texts)).toBe("");
});

test("a game that was played says against whom, when and how it ended", () => {
  const over = { ...TABLE, status: "over", turn: null };
  expect(opponents(over)).toEqual(["Bo", "Cas"]);
  expect(resultWords({ ...over, result: { scores: [9, 3, 0], winners: [0] } }, texts)).toBe("You won");
  expect(resultWords({ ...over, result: { scores: [9, 9, 0], winners: [0, 1] } }, texts)).toBe("You shared the win");
  expect(resultWords({ ...over, result: { scores: [1, 9, 9], winners: [1, 2] } }, texts)).toBe("Bo and Cas won");
  expect(resultWords({ ...over, ended: "abandoned" }, texts)).toBe("not finished");
  expect(dateWords(Date.UTC(2026, 10, 3, 12), Date.UTC(2026, 10, 16), "nl")).toBe("3 november");
  expect(dateWords(Date.UTC(2025, 10, 3, 12), Date.UTC(2026, 10, 16), "nl")).toBe("3 november 2025");
  expect(dateWords(Date.UTC(2026, 10, 3, 12), Date.UTC(2026, 10, 16), "de")).toBe("3. November");
});
