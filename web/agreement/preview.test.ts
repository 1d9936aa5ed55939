/** tricky: what keeping these dice would cost, said before the server is asked, is what the rules make of it. */
import { expect, test } from "vitest";
import { preview } from "../src/games/tricky/preview";
import type { Column } from "../src/games/tricky/view";
import { read, type Case } from "./positions";

interface Position extends Case {
  board: Column[];
  filled: number[];
  kept: number[];
  purse: number;
  settled: { wins: number[]; pays: number; takes: number; loan: number };
}

test("a preview is what the rules make of it", () => {
  let compared = 0;
  for (const { name, board, filled, kept, purse, settled } of read<Position>("preview")) {
    expect(preview(board, filled, kept, purse), name).toMatchObject(settled);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(5000);
});
