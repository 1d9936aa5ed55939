/** The places that a move touches: a card and its tent, a citizen and the end of the walk, a movement chip. */
import { CITIZENS, type Citizen } from "./legal-moves";
import type { View } from "./view";

export function places(view: View, move: string): string[] {
  const [what, ...words] = move.split(" ");
  if (what === "card") return [`held-${words[0]}`, tent(words[1])];
  if (what === "chip") return [`token-${words[0]}`, ...walk(view, words[1], words[2], words[0])];
  if (what === "move") return walk(view, words[0], words[1]);
  if (what === "return") return [`token-${words[0]}`, "stack"];
  return [];
}

const tent = (name = ""): string => `tent-${Number(name.slice(1)) - 1}`;

function walk(view: View, citizen = "", steps = "", chip = ""): string[] {
  const who = `citizen-${citizen}`;
  if (steps === "direct") return [who, tent(chip)];
  const from = view.citizens[CITIZENS.indexOf(citizen as Citizen)];
  return from === undefined ? [who] : [who, `field-${(from + Number(steps)) % view.route.fields}`];
}
