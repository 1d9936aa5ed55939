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

test("one's own great moments are held as long as others'", () => {
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "Anna wins column 4." });
  const won = { event: "won", args: { player: 0 } };
  expect(story.narrate([won], 0, "tricky", 0, { isGreat: true }) - performance.now()).toBeGreaterThan(1000);
});

test("what is seen on the board anyway is said in passing", () => {
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "Blaise rolls 1 2 3." });
  expect(story.narrate([rolled], 0, "tricky", 2, { isBrief: true }) - performance.now()).toBeLessThan(500);
});

test("four others are told in 15 seconds, however much they do", () => {
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "Somebody does something that takes a while." });
  const beats = Array.from({ length: 6 }, () => ({ events: [onTop] }));
  let held = 4 * 800;
  for (const actor of [1, 2, 3, 4]) {
    story.prepare(beats, 800, actor, 5);
    for (const { events } of beats) held += story.narrate(events, 0, "carnavalo", actor) - performance.now();
  }
  expect(held).toBeLessThan(15_000);
});

test("what happens to all at once is held in full, however much a turn has to tell", () => {
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "The chosen cards go into random tents." });
  story.prepare(
    Array.from({ length: 20 }, () => ({ events: [onTop] })),
    800,
    1,
    5,
  );
  expect(story.narrate([onTop, onTop], 0, "carnavalo", null) - performance.now()).toBeGreaterThan(1000);
});

test("a turn is told in one line that grows, where the game has one", () => {
  const turnWords = (turn: readonly { event: string }[]): string => `${turn.length} things`;
  const story = new Narrator({ pace: () => "normal", seat: () => 0, words: () => "One thing.", turnWords });
  story.narrate([rolled], 0, "tricky", 2);
  story.narrate([onTop, moved], 0, "tricky", 2);
  expect(story.words).toBe("3 things");
  story.narrate([onTop], 0, "tricky", 1);
  expect(story.words).toBe("1 things");
});
