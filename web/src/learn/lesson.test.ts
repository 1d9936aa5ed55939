import { expect, test } from "vitest";
import type { AnyView, LessonMoment } from "../net/types";
import { Lesson } from "./lesson.svelte";

const view: AnyView = {
  game: "tricky",
  players: 2,
  seat: 0,
  actor: 0,
  phase: "keep",
  legal: ["keep 6"],
  history: [],
  result: null,
  memory_aids: [],
};
const line = (id: string) => ({ id, game: "tricky" });
const frames = (moves: number): LessonMoment["frames"] => [
  { prompt: line("prompt"), view },
  ...Array.from({ length: moves }, () => ({ prompt: line("prompt"), changed: {}, step: { actor: 0, move: "keep 6", told: [] } })),
];
const shared = { game: "tricky", scenes: 2, point: [], learned: [], is_new_position: false, lifted: "", players: 2, earlier: [] };

function taught(): { lesson: Lesson; asked: [number, string[]][] } {
  const asked: [number, string[]][] = [];
  const lesson = new Lesson(async (scene, moves) => {
    asked.push([scene, moves]);
    const last = moves.at(-1);
    if (last === "keep 1") return { ...shared, scene, verdict: "other", said: line("not"), frames: frames(0) };
    if (last === "keep 7") return { ...shared, scene, verdict: "refused", said: line("refused"), frames: frames(0) };
    const verdict = moves.length ? "done" : "asked";
    return { ...shared, scene, verdict, said: line(verdict), frames: frames(moves.length) };
  });
  return { lesson, asked };
}

test("what was asked is played, anything else leaves all as it was", async () => {
  const { lesson, asked } = taught();
  await lesson.begin(0);
  const before = lesson.view;
  await lesson.play("keep 1");
  expect([lesson.moment?.verdict, lesson.missed]).toEqual(["other", 1]);
  expect(lesson.view).toEqual(before);
  expect(lesson.view).not.toBe(before); // what was chosen on the board is put back
  await lesson.play("keep 6");
  expect(lesson.moment?.verdict).toBe("done");
  expect(lesson.view?.history).toHaveLength(1);
  expect(asked).toEqual([
    [0, []],
    [0, ["keep 1"]],
    [0, ["keep 6"]],
  ]);
});

test("who asks why not has played nothing", async () => {
  const { lesson } = taught();
  await lesson.begin(0);
  expect(await lesson.why("keep 7")).toEqual(line("refused"));
  expect(await lesson.why("keep 6")).toBeNull();
  expect(lesson.moment?.verdict).toBe("asked");
});

test("what happened before the scene is there for its counts", async () => {
  const before = { actor: 1, move: "keep 5", told: [{ event: "filled" }] };
  const moment = { ...shared, earlier: [before], scene: 0, verdict: "asked" as const, said: line("asked"), frames: frames(0) };
  const lesson = new Lesson(async () => moment);
  await lesson.begin(0);
  expect([lesson.view?.history, lesson.start]).toEqual([[before], 1]);
});

test("the next scene begins with nothing played", async () => {
  const { lesson, asked } = taught();
  await lesson.begin(0);
  await lesson.play("keep 6");
  expect(lesson.isLast).toBe(false);
  await lesson.begin(1);
  expect(asked.at(-1)).toEqual([1, []]);
  expect([lesson.isLast, lesson.view?.history.length]).toEqual([true, 0]);
});
