import { expect, test } from "vitest";
import { LARGEST, packed, unpacked } from "./record-link";

const RECORD = JSON.stringify({
  format: "speeltafel/1",
  seats: ["Zoë", "Bö"],
  moves: Array.from({ length: 200 }, (_, i) => [i % 2, `keep ${i % 6}`]),
});

test("a record goes into a link and comes back", async () => {
  const link = await packed(JSON.stringify(JSON.parse(RECORD), null, 2));
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(RECORD.length / 3);
  expect(await unpacked(link)).toBe(RECORD);
});

test("what is no JSON goes along as it is: the server says what is wrong with it", async () => {
  expect(await unpacked(await packed("{ torn"))).toBe("{ torn");
});

test("a damaged link, or one that would unpack without end, gives nothing", async () => {
  expect(await unpacked("%%%")).toBeNull();
  expect(await unpacked((await packed(RECORD)).slice(0, 40))).toBeNull();

  expect(await unpacked(await packed("x".repeat(LARGEST + 1)))).toBeNull();
});
