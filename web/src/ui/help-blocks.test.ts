import { expect, test } from "vitest";
import { blocksOf } from "./help-blocks";

test("a text has paragraphs and lists", () => {
  expect(blocksOf("You want\nthe most.\n\n- a disc\n- a chip\n\nMost wins.")).toEqual([
    { text: "You want the most." },
    { items: ["a disc", "a chip"] },
    { text: "Most wins." },
  ]);
});

test("a line that only begins with a dash in the middle of a text is no list", () => {
  expect(blocksOf("minus 5\n- not a list")).toEqual([{ text: "minus 5 - not a list" }]);
});
