import { expect, test } from "vitest";
import { ROOT } from "../../base-path";
import { addressAt, isOnlyHere, linkAt } from "./lan-link";

test("a machine's address for itself leads nobody else to it", () => {
  expect(["127.0.0.1", "localhost", "[::1]", "127.8.0.1"].every(isOnlyHere)).toBe(true);
  expect(["192.168.1.7", "games.example", "1270.example"].some(isOnlyHere)).toBe(false);
});

test("an invitation is the same at any address of the server", () => {
  expect(linkAt("http://192.168.1.7:8000", "#/table/x?code=y")).toBe(`http://192.168.1.7:8000${ROOT}#/table/x?code=y`);
});

test("the address that people type is short", () => {
  expect(addressAt("http://192.168.1.7:8000")).toBe(`192.168.1.7:8000${ROOT.replace(/\/$/, "")}`);
});
