import { expect, test } from "vitest";
import { speaksOf } from "./speaks-of";

const NAMES = ["Noor", "Noor 2", "Daniel", ""];

test.each([
  ["Noor has six or more, so Noor takes all face-up cards and plays next.", 0],
  ["Noor 2 plays blue 1 in front of Daniel.", 1],
  ["The Prince takes Daniel's 4 into the procession.", null],
])("%s", (words, seat) => expect(speaksOf(words, NAMES)).toBe(seat));
