/** The standings, most is best, for replays of finished games. */
import type { View } from "./view";

export const standing: (view: View) => number[] = ({ chips }) => chips;
