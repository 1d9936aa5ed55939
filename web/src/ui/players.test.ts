import { expect, test } from "vitest";
import { inParts } from "./players";

test.each([
  ["Bo", ["Bo"]],
  ["Hannelore", ["Hanne", "lore"]],
  ["Christiaan", ["Chris", "tiaan"]],
  ["Fibonacci", ["Fibo", "nacci"]],
  ["Jan Peter", ["Jan ", "Peter"]],
  ["Hannelore 2", ["Hanne", "lore ", "2"]],
])("%s may be on several lines", (name, parts) => {
  expect(inParts(name)).toEqual(parts);
});
