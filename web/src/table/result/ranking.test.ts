import { expect, test } from "vitest";
import { ranking } from "./ranking";

const places = (scores: number[], winners: number[]): string =>
  ranking({ scores, winners })
    .map(({ seat, place }) => `${place}.${seat}`)
    .join(" ");

test("most is best where the winner has most", () => {
  expect(places([12, 30, 7], [1])).toBe("1.1 2.0 3.2");
});

test("least is best where the winner has least", () => {
  expect(places([12, 30, 7], [2])).toBe("1.2 2.0 3.1");
});

test("who has the same shares a place, and a tie that was decided is decided", () => {
  expect(places([9, 9, 4, 4], [0, 1])).toBe("1.0 1.1 3.2 3.3");
  expect(places([9, 9, 4], [1])).toBe("1.1 2.0 3.2");
});
