import { expect, test } from "vitest";
import type { SeatInfo } from "../net/types";
import { seatNames } from "./seat-names";

const seat = (kind: SeatInfo["kind"], name = ""): SeatInfo => ({ kind, name, level: "", reason: null, share: "none" });

test("bots are called by the letter of their seat, and not like somebody who sits there", () => {
  expect(seatNames([seat("person", "Blaise"), seat("bot"), seat("open"), seat("bot")])).toEqual([
    "Blaise",
    "Blaise 2",
    "",
    "Daniel",
  ]);
});
