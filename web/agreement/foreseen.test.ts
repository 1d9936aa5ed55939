/** What the page says a card will bring, where one decides, is what the rules make of it. */
import { expect, test } from "vitest";
import { previewCard as inCarnavalo, visit, type Coming } from "../src/games/carnavalo/preview";
import { CITIZENS, type Citizen, type Where } from "../src/games/carnavalo/legal-moves";
import type { View as Carnavalo } from "../src/games/carnavalo/view";
import { previewRow as inFigaro } from "../src/games/figaro/preview";
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
    if (!move.startsWith("card ")) continue;
    const [, , tent, where] = move.split(" ");
    expect(inCarnavalo(view, Number(tent!.slice(1)) - 1, (where ?? "") as Where) ?? { gets: "nothing" }, name).toMatchObject(
      outcome,
    );
    compared += 1;
  }
  expect(compared).toBeGreaterThan(2000);
});

/** A card that one cannot see yet is one that one cannot foretell. */
const asSeen = (coming: Coming[], outcome: Coming[]): Coming[] =>
  outcome.map((one, i) => {
    const said = coming[i];
    return said && "card" in said && "card" in one && said.card.value === null
      ? { ...one, card: { ...one.card, value: null } }
      : one;
  });

test("what comes of a citizen's walk in Carnavalo", () => {
  let compared = 0;
  for (const { name, view, move, outcome } of read<Move<Carnavalo>>("foreseen-carnavalo")) {
    const [, chip, citizen, way] = /^(?:move|chip t(\d)) (\w+) (\w+)$/.exec(move) ?? [];
    if (!citizen || !way) continue;
    const from = view.citizens[CITIZENS.indexOf(citizen as Citizen)]!;
    const tent = way === "direct" ? Number(chip) - 1 : view.route.tents.indexOf((from + Number(way)) % view.route.fields);
    const coming = tent < 0 ? [] : visit(view, citizen as Citizen, tent);
    expect(coming, name).toEqual(asSeen(coming, outcome["coming"] as Coming[]));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(2000);
});
