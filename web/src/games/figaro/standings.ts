/** How everybody stands, most is best: for looking back at a game that is over. */
import type { View } from "./view";

export const standing: (view: View) => number[] = ({ pieces }) =>
  pieces.map((won) => -won.reduce((sum, length) => sum + length, 0));
