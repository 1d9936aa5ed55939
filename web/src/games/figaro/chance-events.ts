/** A colour for the box, road pieces from a bag, who starts, and the deals. */
import { Bag, copies, type ChanceEvent } from "../../fairness/chance-events";

const COLOURS = ["blue", "green", "purple", "red", "yellow"];
const ROUNDS = 3;
const HAND: Record<number, number> = { 3: 15, 4: 15, 5: 12, 6: 10 };

export function read(event: ChanceEvent): string {
  const { draw, players, before } = event;
  const order = [...(players === 3 ? ["box"] : []), "roads", "start", "deal", "deal", "deal"];
  switch (order[before.length]) {
    case "box":
      return `box ${COLOURS[draw(COLOURS.length)]}`;
    case "roads":
      return `roads ${roads(event).join(" / ")}`;
    case "start":
      return `start ${draw(players)}`;
    case "deal":
      return `deal ${hands(event).join(" / ")}`;
    default:
      return "";
  }
}

/** The longest lie first in the bag, and in a group. */
function roads({ draw, players, options }: ChanceEvent): string[] {
  const longestFirst = (one: string, other: string) => Number(other) - Number(one);
  const bag = new Bag((options["roads"] as number[]).map(String).sort(longestFirst), draw);
  return Array.from({ length: ROUNDS }, () =>
    bag
      .take(players - 1)
      .sort(longestFirst)
      .join(" "),
  );
}

function hands({ draw, players, before }: ChanceEvent): string[] {
  const bag = new Bag(cards(players, before.find((text) => text.startsWith("box "))?.slice(4)), draw);
  return Array.from({ length: players }, () =>
    bag
      .take(HAND[players] ?? 0)
      .sort()
      .join(" "),
  );
}

/** With three players a colour stays in the box, and so do some of the cards without one. */
function cards(players: number, boxed: string | undefined): string[] {
  const coloured = COLOURS.filter((colour) => colour !== boxed).flatMap((colour) => {
    const letter = colour.charAt(0);
    return copies({ [`${letter}1`]: 3, [`${letter}2`]: 6, [`${letter}3`]: 1 });
  });
  return [...coloured, ...copies(players > 3 ? { j1: 3, j2: 2, o: 5 } : { j1: 2, j2: 1, o: 2 })];
}
