/** What kind of mistake a move was. Each has a text `mistake-…`. */
import type { Verdict } from "../../net/review-types";

export function mistakeKind({ played, best, claims }: Verdict): string {
  if (played === "take") return "take-early";
  if (best === "take") return "take-late";
  if (played.startsWith("j") && !best.startsWith("j")) return "jester";
  const id = claims[0]?.id ?? "";
  if (id === "me-next" || id.startsWith("own-")) return "own-row";
  return "rival";
}
