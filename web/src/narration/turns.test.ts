import { expect, test } from "vitest";
import type { StepSeen } from "../net/types";
import { turnsOf, turnsSince } from "./turns";

const said = (event: string, player: number) => ({ event, args: { player } });
const HISTORY: StepSeen[] = [
  { actor: "chance", move: "roll 1", told: [said("rolled", 0)] },
  { actor: 0, move: "keep 1", told: [said("kept", 0), said("filled", 0)] },
  { actor: "chance", move: "roll 2", told: [said("rolled", 1)] },
  { actor: 1, move: "keep 2", told: [said("kept", 1), said("won", 1), said("gave", 0)] },
  { actor: "chance", move: "roll 3", told: [said("rolled", 2)] },
  { actor: 2, move: "keep 3", told: [said("kept", 2)] },
  { actor: "chance", move: "roll 4", told: [said("rolled", 0)] },
];
const short = (turns: ReturnType<typeof turnsOf>): string =>
  turns.map(({ seat, lines }) => `${seat}: ${lines.map(({ id }) => id).join(" ")}`).join(", ");

test("a turn is all that one player does, and what it brings to others", () => {
  expect(short(turnsOf(HISTORY, "tricky"))).toBe("0: rolled kept filled, 1: rolled kept won gave, 2: rolled kept, 0: rolled");
});

test("since one's last turn: the others' turns whole, and nothing of the one that begins", () => {
  expect(short(turnsSince(HISTORY, "tricky", 0))).toBe("1: rolled kept won gave, 2: rolled kept");
});

test("what came before a heading has been read there", () => {
  const ended: StepSeen = {
    actor: 1,
    move: "keep 5",
    told: [said("kept", 1), said("day-over", 1), said("won", 2), said("new-day", 2), said("lies", 2)],
  };
  const next: StepSeen = { actor: 2, move: "keep 6", told: [said("kept", 2)] };
  const headings = ["day-over", "new-day"];
  expect(short(turnsSince([...HISTORY, ended, next], "tricky", 0, headings))).toBe("1: lies, 2: kept");
  expect(short(turnsSince([...HISTORY, ended, next], "tricky", 0))).toContain("day-over");
});
