/** Dice: the number drawn, in base six, is how they fell. */
import type { ChanceEvent } from "../../fairness/chance-events";

export function read({ draw, text }: ChanceEvent): string {
  const dice = text.length - "roll ".length;
  if (dice < 1 || dice > 5) return "";
  const fall = draw(6 ** dice);
  const faces = Array.from({ length: dice }, (_, i) => (Math.floor(fall / 6 ** i) % 6) + 1);
  return `roll ${faces.sort().join("")}`;
}
