import { expect, test } from "vitest";
import { begin, follow, visibleUpTo } from "./stream";
import type { AnyView, Snapshot, TableInfo, Update } from "./types";

const table = { game: "tricky", status: "playing" } as TableInfo;
const view: AnyView = {
  game: "tricky",
  players: 2,
  seat: 0,
  actor: 0,
  phase: "keep",
  legal: ["keep 1"],
  history: [],
  result: null,
  memory_aids: [],
};
const snapshot: Snapshot = {
  type: "snapshot",
  seats: [0],
  number: 5,
  position: 2,
  table,
  view,
  steps: [{ actor: "chance", move: "roll 1", told: [{ event: "rolled" }] }],
};
const update = (after: number, number: number, more: Partial<Update> = {}): Update => ({
  type: "update",
  seats: [0],
  after,
  number,
  position: 3,
  ...more,
});

test("an update changes the fields it names, and adds to log and history", () => {
  const told = [
    { event: "kept", args: { player: 0 } },
    { event: "noticed", line: "noticed-unseen" },
    { event: "turned", line: "" },
  ];
  const after = follow(
    begin(snapshot),
    update(5, 7, { changed: { actor: 1, legal: [] }, steps: [{ actor: 0, move: "keep 1", told }] }),
  );
  expect(after?.view).toMatchObject({
    actor: 1,
    legal: [],
    phase: "keep",
    history: [{ move: "roll 1" }, { actor: 0, move: "keep 1", told }],
  });
  expect(after?.log.map((one) => one.line.id)).toEqual(["rolled", "kept", "noticed-unseen"]);
  expect(after?.log[1]?.line).toEqual({ id: "kept", args: { player: 0 }, game: "tricky" });
});

test("whoever is back reads what was told of the steps meanwhile", () => {
  const away = follow(begin(snapshot), update(5, 7, { steps: [{ actor: 0, move: "keep 1", told: [{ event: "kept" }] }] }))!;
  const back = follow(away, update(7, 8, { missed: 1 }))!;
  expect(back.missed.map(({ id }) => id)).toEqual(["kept"]);
  expect(follow(back, update(8, 9))!.missed).toBe(back.missed);
});

test("what only concerns the chat leaves the view untouched", () => {
  const before = begin(snapshot);
  const after = follow(before, update(5, 6, { chat: [{ at: 1, seat: 1, text: "hi" }] }));
  expect(after?.view).toBe(before.view);
  expect(after?.chat).toHaveLength(1);
});

test("a gap is noticed, and what was known already changes nothing", () => {
  const before = begin(snapshot);
  expect(follow(before, update(6, 7))).toBeNull();
  expect(follow(before, update(4, 5))).toBe(before);
});

test("a deadline or a chance to undo that is not told any more is gone", () => {
  const before = { ...begin(snapshot), deadline: 99, undo: 0 };
  expect(follow(before, update(5, 6))).toMatchObject({ deadline: null, undo: null });
});

test("a game begins before its first deal, and what comes beside it later is told later", () => {
  const news = [{ id: "news-undone" }, { id: "news-started" }];
  expect(begin({ ...snapshot, news }).log.map((one) => one.line.id)).toEqual(["news-started", "rolled", "news-undone"]);
});

test("the log does not run ahead of what has been told", () => {
  const line = (inGame: boolean) => ({ line: { id: inGame ? "played" : "news-sat" }, inGame });
  const log = [line(false), line(true), line(false), line(true), line(true)];
  expect(visibleUpTo(log, null)).toBe(log);
  expect(visibleUpTo(log, 0)).toEqual(log.slice(0, 1));
  expect(visibleUpTo(log, 1)).toEqual(log.slice(0, 3));
  expect(visibleUpTo(log, 3)).toEqual(log);
});
