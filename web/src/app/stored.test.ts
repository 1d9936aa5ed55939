import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { asRecord, browserStorage, Stored, storedKeys } from "./stored.svelte";

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

test("what the browser refuses stays in memory, and it is known that something did", () => {
  expect(browserStorage.hasRefused).toBe(false);
  kept["speeltafel.numbers"] = '{"old":1}';
  const full = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
    removeItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  vi.stubGlobal("localStorage", Object.setPrototypeOf(kept, full));
  numbers.set({ one: 1 });
  expect(browserStorage.hasRefused).toBe(true);
  expect(numbers.get()).toEqual({ one: 1 });
  expect(storedKeys("num")).toEqual(["bers"]);
  numbers.remove();
  expect(numbers.get()).toEqual({});
  expect(storedKeys("num")).toEqual([]);
  expect(kept["speeltafel.numbers"]).toBe('{"old":1}');
});

test("a browser that forbids its storage has nothing, and keeps values in memory", () => {
  const forbidden = {
    get(): never {
      throw new DOMException("forbidden", "SecurityError");
    },
  };
  const numbersElsewhere = new Stored<Record<string, number>>("elsewhere", {}, asRecord);
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
  Object.defineProperty(globalThis, "localStorage", { configurable: true, ...forbidden });
  expect(numbersElsewhere.get()).toEqual({});
  numbersElsewhere.set({ two: 2 });
  expect(numbersElsewhere.get()).toEqual({ two: 2 });
  expect(storedKeys("else")).toEqual(["where"]);
  Object.defineProperty(globalThis, "localStorage", before);
});
