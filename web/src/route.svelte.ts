/** Where on the page one is. It stands behind the #, so that an invitation's secret never reaches a server's log. */

export type Place = { page: "home" } | { page: "table"; table: string; code: string };

export function placeOf(hash: string): Place {
  const [path, search] = hash.replace(/^#\/?/, "").split("?");
  const [page, table] = (path ?? "").split("/");
  if (page !== "table" || !table) return { page: "home" };
  return { page, table: decodeURIComponent(table), code: new URLSearchParams(search).get("code") ?? "" };
}

export function linkTo(table: string, code = ""): string {
  return `#/table/${encodeURIComponent(table)}${code ? `?code=${encodeURIComponent(code)}` : ""}`;
}

class Route {
  place = $state.raw<Place>(placeOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.place = placeOf(location.hash)));
  }

  go(link: string): void {
    location.hash = link;
  }
}

export const route = new Route();
