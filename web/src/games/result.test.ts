import { expect, test } from "vitest";
import type { Translator } from "../i18n/translator";
import type { Line } from "../net/types";
import { resultWords as carnavalo } from "./carnavalo/result";
import type { View as Carnavalo } from "./carnavalo/view";
import { resultWords as figaro } from "./figaro/result";
import type { View as Figaro } from "./figaro/view";
import { resultWords as tricky } from "./tricky/result";
import type { View as Tricky } from "./tricky/view";

const TEXTS = {
  message: (id: string, args: Line["args"] = {}) => `${id} ${JSON.stringify(args)}`,
} as unknown as Translator;
const step = (...told: { event: string; args: Record<string, number> }[]) => ({ actor: 0, move: "", told });

test("tricky ends with a player without chips, or by a loan that is too high or is not paid back", () => {
  const result = { scores: [31, 0], winners: [0] };
  const won = 'why-won {"players":[0],"count":1,"chips":31}';
  const words = (...told: { event: string; args: Record<string, number> }[]): string[] =>
    tricky({ history: [step(...told)], result } as unknown as Tricky, TEXTS);
  const ended = { event: "ended", args: { player: 1 } };
  expect(words(ended)).toEqual(['why-ended {"player":1}', won]);
  const bankrupt = { event: "bankrupt", args: { player: 1, most: 5 } };
  expect(words({ event: "borrowed", args: { chips: 7 } }, bankrupt, ended)[0]).toContain('"reason":"loan"');
  expect(words({ event: "borrowed", args: { chips: 2 } }, bankrupt, ended)[0]).toContain('"reason":"debt"');
});

test("Figaro's winner has the shortest road, or has the King, or sits closest to him", () => {
  const words = (scores: number[], king: number): string =>
    figaro({ result: { scores, winners: [1] }, king } as unknown as Figaro, TEXTS)[1]!;
  expect(words([12, 11, 16], 0)).toContain('why-won {"player":1,"players":[1],"length":11}');
  expect(words([12, 12, 16], 1)).toContain('why-won-king {"player":1,"players":[0,1]');
  expect(words([12, 12, 16], 2)).toContain("why-won-near");
});

test("Carnavalo ends with five discs, or after the last day", () => {
  const five = [null, null, null, null, null, 2];
  const result = { scores: [28, 12], winners: [0] };
  const words = (discs: (number | null)[][]): string[] => carnavalo({ discs, day: 2, result } as unknown as Carnavalo, TEXTS);
  expect(words([five, [1, 1, 1, 1, 1, 1]])).toEqual([
    'why-discs {"players":[0],"count":1,"day":2}',
    'why-won {"players":[0],"count":1,"points":28}',
  ]);
  expect(words([[1], [1]])[0]).toContain("why-days");
});
