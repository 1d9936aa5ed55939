import { expect, test } from "vitest";
import { addition, signed, sumOf } from "./addition";

test("a sum is written as one says it, with a true minus", () => {
  expect(addition([10, 5, 1, -5])).toBe("10 + 5 + 1 − 5 = 11");
  expect(addition([2, -5])).toBe("2 − 5 = −3");
  expect(addition([7])).toBe("7");
  expect(signed(4)).toBe("+ 4");
  expect(sumOf([10, null, -5])).toBe(5);
});
