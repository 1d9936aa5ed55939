/** What kind of mistake a move was. Each has a text `mistake-…`. */
import type { Verdict } from "../../net/review-types";

export function mistakeKind({ played, best, claims }: Verdict): string {
  if (best.startsWith("chip") && !played.startsWith("chip")) return "chip-unused";
  if (played.startsWith("chip") && !best.startsWith("chip")) return "chip-wasted";
  const id = (claims[0]?.id ?? "").replace("-own", "");
  if (id === "float" || id === "parade") return "procession";
  if (claims[0] && !claims[0].id.endsWith("-own")) return "rival";
  return played.split(" ")[2] === best.split(" ")[2] ? "card" : "tent";
}
