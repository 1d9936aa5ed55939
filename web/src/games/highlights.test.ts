import { expect, test } from "vitest";
import { places as carnavalo } from "./carnavalo/highlights";
import { places as figaro } from "./figaro/highlights";
import { places as tricky } from "./tricky/highlights";

test("tricky: each die that is kept once, where it lies", () => {
  const view = { roll: [3, 4, 4, 4, 5] } as Parameters<typeof tricky>[0];
  expect(tricky(view, "keep 445")).toEqual(["die-1", "die-2", "die-4"]);
  expect(tricky(view, "keep 6")).toEqual([]);
});

test("Figaro: the card and its window; whoever takes, takes before themselves", () => {
  const view = { actor: 2 } as Parameters<typeof figaro>[0];
  expect(figaro(view, "r2>3")).toEqual(["hand-r2", "window-3"]);
  expect(figaro(view, "o")).toEqual(["hand-o"]);
  expect(figaro(view, "take")).toEqual(["window-2"]);
});

test("Carnavalo: cards to tents, citizens on their way, chips", () => {
  const view = { citizens: [10, 0, 4], route: { fields: 12, tents: [] } } as unknown as Parameters<typeof carnavalo>[0];
  expect(carnavalo(view, "card 4 t5 under")).toEqual(["held-4", "tent-4"]);
  expect(carnavalo(view, "move prince 3")).toEqual(["citizen-prince", "field-1"]);
  expect(carnavalo(view, "chip t2 bar direct")).toEqual(["token-t2", "citizen-bar", "tent-1"]);
  expect(carnavalo(view, "pass")).toEqual([]);
});
