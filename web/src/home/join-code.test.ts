import { expect, test } from "vitest";
import { joinCodeOf } from "./join-code";

test("four letters of the right kind are the address of a table", () => {
  expect(["/BDFG", "/j/bdfg", "/bdfg/"].map(joinCodeOf)).toEqual(["BDFG", "BDFG", "BDFG"]);
  expect(["/", "/BDF", "/BDFGH", "/home", "/rules/tricky", "/j/", "/j/j/BDFG"].map(joinCodeOf)).toEqual(Array(7).fill(""));
});
