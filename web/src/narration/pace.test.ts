import { expect, test } from "vitest";
import { isPace, movingTime, PACES, readingTime } from "./pace";

const SHORT = "Ada rolls 3.";
const LONG = "Blaise takes all rows onto the stack, the King moves on to Christiaan, and a new round begins in the courtyard.";

test("a sentence stays long enough to read, a long one longer", () => {
  expect(readingTime(SHORT, "normal")).toBe(1200);
  expect(readingTime(LONG, "normal")).toBeGreaterThan(2500);
  expect(readingTime("", "normal")).toBe(0);
});

test("every pace is another one", () => {
  const [calm, normal, brisk, atOnce] = PACES.map((pace) => readingTime(LONG, pace));
  expect(calm).toBeGreaterThan(normal!);
  expect(normal).toBeGreaterThan(brisk!);
  expect(brisk).toBeGreaterThan(atOnce!);
  expect(atOnce).toBe(0);
  expect(movingTime("calm")).toBeGreaterThan(movingTime("normal"));
  expect(movingTime("brisk")).toBeLessThan(movingTime("normal"));
});

test("what was remembered may be anything", () => {
  expect(isPace("calm")).toBe(true);
  expect(isPace("lightspeed")).toBe(false);
});
