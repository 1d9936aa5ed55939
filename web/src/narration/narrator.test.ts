import { expect, test } from "vitest";
import type { AnyView } from "../net/types";
import { actorOf, Narrator } from "./narrator.svelte";

const onTop = { event: "played-top", args: { player: 1, tent: 2, value: 1 } };
const moved = { event: "confetti", args: { player: 0, tent: 2, field: 1 } };
const rolled = { event: "rolled", args: { player: 2 } };
const history = [
  { actor: 1, move: "card 1 t2 top", told: [onTop, moved] },
  { actor: "chance", move: "roll 1", told: [rolled, { event: "laid-out" }] },
];
const VIEW = { game: "carnavalo", history } as unknown as AnyView;

test("what somebody does to others is theirs; what chance brings, of whoever it is brought to", () => {
  expect(actorOf(onTop, VIEW)).toBe(1);
  expect(actorOf(moved, VIEW)).toBe(1);
  expect(actorOf(rolled, VIEW)).toBe(2);
  expect(actorOf(history[1]!.told[1]!, VIEW)).toBeNull();
});

test("what others do to oneself is held to be read, what one does oneself is not", () => {
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "Anna moves up to field 1." });
  const heldFor = (actor: number): number => story.narrate([moved], 0, "carnavalo", actor) - performance.now();
  expect(heldFor(1)).toBeGreaterThan(1000);
  expect(story.actor).toBe(1);
  expect(heldFor(0)).toBeLessThan(1);
});
