import { expect, test } from "vitest";
import { ROOT, within } from "./base-path";

test("the page lies beside the folder of its scripts", () => {
  expect(ROOT).toBe(new URL(".", new URL("../index.html", import.meta.url)).pathname);
});

test("places are those of the page, wherever it lies", () => {
  expect(within(ROOT)).toBe("/");
  expect(within(`${ROOT}rules/tricky`)).toBe("/rules/tricky");
  expect(within("/elsewhere")).toBe("/elsewhere");
});
