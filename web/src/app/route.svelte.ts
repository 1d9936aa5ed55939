/** The route, behind the #, so that an invitation's secret never reaches a server's log. */
import type { Viewer } from "../replay/game-history";
import { isRole, type Role } from "../table/device-role.svelte";

/** What a link to a table asks for besides. */
export interface WayIn {
  /** What this device shall be at the table, unless its player has chosen. */
  role?: Role;
  /** The seat that is offered. */
  seat?: number;
  /** The code by which another device of the player offers its seat. */
  take?: string;
}

export type Place =
  | { page: "home" }
  | { page: "fair" }
  | { page: "puzzles"; game: string }
  | { page: "table"; table: string; code: string; way: WayIn }
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
      /** Whether the game goes on here at once: it comes from another place. */
      goesOn: boolean;
    };

export function placeOf(hash: string): Place {
  const [path, search] = hash.replace(/^#\/?/, "").split("?");
  const [page, table = ""] = (path ?? "").split("/").map(plain);
  const wish = new URLSearchParams(search);
  if (page === "fair") return { page };
  if (page === "table" && table) return { page, table, code: wish.get("code") ?? "", way: wayIn(wish) };
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
      goesOn: wish.has("on"),
    };
  return { page: "home" };
}

export function linkTo(table: string, code = "", { role, seat, take }: WayIn = {}): string {
  const wish = new URLSearchParams({
    ...(code && { code }),
    ...(seat !== undefined && { seat: String(seat) }),
    ...(take && { take }),
    ...(role && { as: role }),
  }).toString();
  return `#/table/${encodeURIComponent(table)}${wish && `?${wish}`}`;
}

function wayIn(wish: URLSearchParams): WayIn {
  const [role, seat, take] = [wish.get("as"), count(wish.get("seat")), wish.get("take")];
  return { ...(isRole(role) && { role }), ...(seat !== null && { seat }), ...(take && { take }) };
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

  /** There is no way back to where one was. */
  replace(link: string): void {
    location.replace(link);
  }

  /** The address says so too, without going anywhere. */
  note(link: string): void {
    history.replaceState(null, "", link);
  }
}

export const route = new Route();
