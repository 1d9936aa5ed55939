import { expect, test } from "vitest";
import type { AnyView, Frame, ReplayPart } from "../net/types";
import { GameHistory, mergeViews, loadHistories, mergeLogs } from "./game-history";

const view = {
  game: "tricky",
  players: 2,
  seat: 0,
  actor: "chance",
  phase: "roll",
  legal: [],
  history: [],
  result: null,
  memory_aids: [],
} as AnyView;
const part = (first: number, frames: Frame[]): ReplayPart => ({
  game: "tricky",
  players: 2,
  names: ["Anna", ""],
  steps: 3,
  first,
  viewers: [{ viewer: 0, frames }],
});
const FIRST = part(0, [
  { prompt: { id: "wait" }, view },
  {
    prompt: { id: "keep" },
    changed: { actor: 0 },
    step: { actor: "chance", move: "roll 1", told: [{ event: "rolled" }, { event: "turn" }] },
  },
]);
const SECOND = part(2, [
  { prompt: { id: "wait" }, view: { ...view, actor: 1 }, step: { actor: 0, move: "keep 1", told: [] } },
  { prompt: { id: "over" }, changed: { actor: null }, step: { actor: 1, move: "keep 2", told: [{ event: "won" }] } },
]);

const add = (past: GameHistory, one: ReplayPart): void => past.add(one, one.viewers[0]!.frames);

test("everybody's eyes come in one answer", async () => {
  const both = { ...FIRST, steps: 1, viewers: [null, 0].map((viewer) => ({ viewer, frames: FIRST.viewers[0]!.frames })) };
  let asked = 0;
  const pasts = await loadHistories(() => Promise.resolve((asked++, both)));
  expect([asked, pasts.length, pasts[1]!.known]).toEqual([1, 2, 2]);
});

test("a game comes in parts, and every position has its view, history and lines", async () => {
  const asked: number[] = [];
  const [past] = await loadHistories((first) => (asked.push(first), Promise.resolve(first ? SECOND : FIRST)));
  expect(asked).toEqual([0, 2]);
  expect(past!.known).toBe(4);
  expect(past!.at(0)).toMatchObject({ view: { actor: "chance", history: [] } });
  expect(past!.at(1)).toMatchObject({ view: { actor: 0 }, prompt: { id: "keep" } });
  expect(past!.log.linesAt(1).map(({ id }) => id)).toEqual(["rolled", "turn"]);
  expect(past!.at(3).view.history.map((one) => one.move)).toEqual(["roll 1", "keep 1", "keep 2"]);
});

test("a line leads to its step, and a step to its lines", () => {
  const past = new GameHistory();
  add(past, FIRST);
  add(past, SECOND);
  expect([0, 1, 2].map((line) => past.log.stepOf(line))).toEqual([1, 1, 3]);
  expect(past.log.linesOf(1)).toEqual([0, 2]);
  expect(past.log.linesOf(2)).toEqual([2, 2]);
});

test("a part that does not follow is not taken", () => {
  expect(() => add(new GameHistory(), SECOND)).toThrow();
});

test("all open: every step is told by whoever took it", () => {
  const told = (line: string): GameHistory => {
    const past = new GameHistory();
    past.add({ ...FIRST, steps: 1 }, [
      FIRST.viewers[0]!.frames[0]!,
      { prompt: { id: "wait" }, step: { actor: 1, move: "card ?", told: [{ event: "played", line }] } },
    ]);
    return past;
  };
  expect(mergeLogs([told("unseen"), told("in-full")]).lines.map(({ id }) => id)).toEqual(["in-full"]);
});

test("all open: each fills in what the others do not know", () => {
  const tents = (...values: (number | null)[]): unknown => [{ cards: values.map((value, owner) => ({ owner, value })) }];
  const [anna, bo] = [
    { ...view, seat: 0, legal: ["a"], hand: [1], tents: tents(4, null, null) },
    { ...view, seat: 1, legal: [], hand: [2], tents: tents(null, 5, null) },
  ];
  expect(mergeViews([anna, bo])).toEqual({ ...anna, tents: tents(4, 5, null) });
});
