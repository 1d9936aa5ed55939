import { expect, test } from "vitest";
import { within } from "../base-path";
import { linkToRules, rulesPlaceOf } from "./address";

test("a link to the rules leads to that game, as that table plays it", () => {
  const { pathname, search } = new URL(linkToRules("carnavalo", { advanced: true, chips: [1, 2] }), "http://here");
  expect(rulesPlaceOf(within(pathname), search)).toEqual({ game: "carnavalo", options: { advanced: true } });
  expect(rulesPlaceOf("/rules/figaro", "?edition=nl")).toEqual({ game: "figaro", options: { edition: "nl" } });
});

test("nowhere else are there rules", () => {
  expect(["/", "/rules", "/rules/chess", "/rules/tricky/more"].map((path) => rulesPlaceOf(path))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
