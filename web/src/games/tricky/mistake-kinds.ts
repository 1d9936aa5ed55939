/** What kind of mistake a keep was. Each has a text `mistake-…`. */
import type { Verdict } from "../../net/review-types";

const dice = (move: string, face: string): number => move.replace("keep ", "").split(face).length - 1;

export function mistakeKind({ played, best, claims }: Verdict): string {
  if (dice(played, "6") > dice(best, "6")) return "sixes";
  const id = claims[0]?.id ?? "";
  if (id.startsWith("next")) return "next";
  if (id === "few" || id.startsWith("ends")) return "chips";
  if (id.includes("column")) return "column";
  return played.length > best.length ? "many" : "few";
}
