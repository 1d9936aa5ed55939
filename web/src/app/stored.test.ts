import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asRecord, Stored, storedKeys } from "./stored";

const kept: Record<string, string> = {};
beforeEach(() => {
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, storage));
});
afterEach(() => {
  for (const key of Object.keys(kept)) delete kept[key];
  vi.unstubAllGlobals();
});

const numbers = new Stored<Record<string, number>>("numbers", {}, asRecord);

test("a value comes back as it was stored, under a key of ours", () => {
  numbers.set({ one: 1 });
  expect(kept).toEqual({ "speeltafel.numbers": '{"one":1}' });
  expect(numbers.get()).toEqual({ one: 1 });
  numbers.remove();
  expect(numbers.get()).toEqual({});
});

test.each(["", "no json", "[1]", "7", "null"])("what cannot be used becomes the initial value: %s", (text) => {
  kept["speeltafel.numbers"] = text;
  expect(numbers.get()).toEqual({});
});

test("values of one kind are found by the beginning of their keys", () => {
  kept["speeltafel.fair.T1"] = "{}";
  kept["speeltafel.name"] = "Ann";
  kept["other.fair.T2"] = "{}";
  expect(storedKeys("fair.")).toEqual(["T1"]);
});
