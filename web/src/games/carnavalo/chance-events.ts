/** Chance events: the places of the picked cards, the first movement chips, and the chips of tents and procession. */
import { Bag, copies, type ChanceEvent } from "../../fairness/chance-events";

const TENTS = ["t1", "t2", "t3", "t4", "t5", "t6"];

export function read({ draw, players, options, before }: ChanceEvent): string {
  const bySeat = (tents: string[]) => tents.map((tent, seat) => `${seat}:${tent}`);
  switch (["spread", "moves", "tents", "procession"][before.length]) {
    case "spread":
      return ["spread", ...bySeat(new Bag(TENTS, draw).take(players))].join(" ");
    case "moves": {
      const drawn = new Bag(TENTS, draw).take(TENTS.length);
      return ["moves", ...bySeat(drawn.slice(0, players)), "/", ...drawn.slice(players)].join(" ");
    }
    case "tents": {
      // In the order of their values, as they lie in the bag: 2x and 3x are written x and z.
      const chips = copies({ "1": 6, "2": 6, "3": 6, "4": 6, ...(options["advanced"] ? { x: 1, z: 1 } : {}) });
      const bag = new Bag(chips, draw);
      return ["tents", ...TENTS.map(() => bag.take(4).join(""))].join(" ");
    }
    case "procession":
      return `procession ${new Bag(copies({ "3": 2, "4": 2, "5": 2 }), draw).take(4).join("")}`;
    default:
      return "";
  }
}
