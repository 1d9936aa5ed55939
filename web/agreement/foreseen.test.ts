/** What the page says a card will bring, where one decides, is what the rules make of it. */
import { expect, test } from "vitest";
import { foreseen as inCarnavalo } from "../src/games/carnavalo/preview";
import type { Where } from "../src/games/carnavalo/choices";
import type { View as Carnavalo } from "../src/games/carnavalo/view";
import { foreseen as inFigaro } from "../src/games/figaro/preview";
import type { View as Figaro } from "../src/games/figaro/view";
import { read, type Case } from "./positions";

interface Move<View> extends Case {
  view: View;
  move: string;
  outcome: Record<string, unknown>;
}

test("what a row in Figaro would count", () => {
  let compared = 0;
  for (const { name, view, move, outcome } of read<Move<Figaro>>("foreseen-figaro")) {
    const [card, seat] = move.split(">");
    expect(inFigaro(view, card!, Number(seat ?? view.seat)), name).toEqual(outcome);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(5000);
});

test("what a card in Carnavalo brings to whom", () => {
  let compared = 0;
  for (const { name, view, move, outcome } of read<Move<Carnavalo>>("foreseen-carnavalo")) {
    const [, , tent, where] = move.split(" ");
    expect(inCarnavalo(view, Number(tent!.slice(1)) - 1, (where ?? "") as Where) ?? { gets: "nothing" }, name).toMatchObject(
      outcome,
    );
    compared += 1;
  }
  expect(compared).toBeGreaterThan(2000);
});
