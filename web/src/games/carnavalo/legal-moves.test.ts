import { expect, test } from "vitest";
import { direct, movable, plays, usable, walks } from "./legal-moves";

const LEGAL = [
  "card 3 t2",
  "card 4 t5 top",
  "card 4 t5 under",
  "card 4 t2",
  "move prince 1",
  "move prince 2",
  "chip t2 miss 1",
  "chip t2 miss direct",
  "return t4",
];

test("a card goes to an empty tent, or on top of a pile or under it", () => {
  expect([...plays(LEGAL, 4)]).toEqual([
    [
      4,
      [
        { where: "top", move: "card 4 t5 top" },
        { where: "under", move: "card 4 t5 under" },
      ],
    ],
    [1, [{ where: "", move: "card 4 t2" }]],
  ]);
  expect(plays(LEGAL, 5).size).toBe(0);
});

test("a citizen walks as an action, or with a chip, or goes directly to its tent", () => {
  expect(movable(LEGAL, null)).toEqual(["prince"]);
  expect(movable(LEGAL, "t2")).toEqual(["miss"]);
  expect(walks(LEGAL, null, "prince").map((walk) => walk.steps)).toEqual([1, 2]);
  expect(walks(LEGAL, "t2", "miss")).toEqual([{ steps: 1, move: "chip t2 miss 1" }]);
  expect(direct(LEGAL, "t2", "miss")).toBe("chip t2 miss direct");
  expect(direct(LEGAL, null, "prince")).toBeUndefined();
});

test("a chip can be used when it can be played or put back", () => {
  expect(usable(LEGAL, "t2")).toBe(true);
  expect(usable(LEGAL, "t4")).toBe(true);
  expect(usable(LEGAL, "t1")).toBe(false);
});
