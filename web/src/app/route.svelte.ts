/** The route, behind the #, so that an invitation's secret never reaches a server's log. */
import type { Viewer } from "../replay/game-history";

export type Place =
  | { page: "home" }
  | { page: "fair" }
  | { page: "puzzles"; game: string }
  | { page: "table"; table: string; code: string }
  /** A game that was played at a table, or the one of a record that is in the link itself. */
  | {
      page: "replay";
      table: string;
      record: string;
      at: number;
      viewer: Viewer;
      review: boolean;
      retry: boolean;
      moment: boolean;
    };

export function placeOf(hash: string): Place {
  const [path, search] = hash.replace(/^#\/?/, "").split("?");
  const [page, table = ""] = (path ?? "").split("/").map(plain);
  const wish = new URLSearchParams(search);
  if (page === "fair") return { page };
  if (page === "table" && table) return { page, table, code: wish.get("code") ?? "" };
  if (page === "puzzles" && table) return { page, game: table };
  const record = wish.get("record") ?? "";
  if (page === "replay" && (table || record))
    return {
      page,
      table,
      record,
      at: count(wish.get("at")) ?? 0,
      viewer: viewerOf(wish.get("viewer")),
      review: wish.has("review"),
      retry: wish.has("retry"),
      moment: wish.has("moment"),
    };
  return { page: "home" };
}

export function linkTo(table: string, code = ""): string {
  return `#/table/${encodeURIComponent(table)}${code ? `?code=${encodeURIComponent(code)}` : ""}`;
}

export const linkToPuzzles = (game: string): string => `#/puzzles/${encodeURIComponent(game)}`;

export function linkToReplay(
  game: { table: string } | { record: string },
  at = 0,
  viewer: Viewer = "all",
  review = false,
): string {
  const path = "table" in game && game.table ? `#/replay/${encodeURIComponent(game.table)}` : "#/replay";
  const record = "record" in game && game.record ? `&record=${game.record}` : "";
  return `${path}?at=${at}&viewer=${viewer}${review ? "&review" : ""}${record}`;
}

/** To a decision in a review, as a question: what would you play? */
export function linkToMoment(game: { table: string } | { record: string }, number: number, seat: number): string {
  return `${linkToReplay(game, number - 1, seat, true)}&moment`;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a link that was cut in the middle of a letter
  }
}

const count = (text: string | null): number | null => (/^\d{1,6}$/.test(text ?? "") ? Number(text) : null);
const viewerOf = (text: string | null): Viewer => count(text) ?? (text === "watch" ? "watch" : "all");

class Route {
  place = $state.raw<Place>(placeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  go(link: string): void {
    location.hash = link;
  }

  /** Whether the screen of that place is still the one that is shown. */
  isStill(place: Place): boolean {
    const now = this.place;
    return now === place || (now.page === "table" && place.page === "table" && now.table === place.table);
  }

  /** The address says so too, without going anywhere. */
  note(link: string): void {
    history.replaceState(null, "", link);
  }
}

export const route = new Route();
