/** Animations are made of what is told, and end with what is there: after the last beat the board shows what the server's view has. */
import { expect, test } from "vitest";
import type { Animation } from "../src/animation/beats";
import { lastSettling } from "../src/games/tricky/settlement";
import type { View } from "../src/games/tricky/view";
import type { AnyView, ViewerEvent } from "../src/net/types";
import { read, type Case } from "./positions";

type Fields = Record<string, unknown>;

interface Move extends Case {
  before: AnyView & Fields;
  told: ViewerEvent[];
  after: AnyView & Fields;
}

const ANIMATIONS = import.meta.glob<{ animation: Animation<AnyView & Fields> }>("../src/games/*/animation.ts", { eager: true });

/** Nothing of it moves: what may be done next, what only the server can work out, and what only the page has (settling). */
const NOT_SHOWN: Record<string, string[]> = {
  tricky: ["phase", "settling"],
  figaro: ["phase", "why", "stacks", "elsewhere", "took", "known", "only", "not_only"],
  carnavalo: ["phase", "quiet", "unseen", "whereabouts", "known_to_all"],
};
const NEVER = ["actor", "legal", "history", "result"];

/** What a day brought is read in its count, and all cards are taken back after it. */
const DAY = [
  ...["day", "floats", "tents", "procession", "procession_chip", "procession_chips", "last_day", "hand", "hand_sizes"],
  ...["discs", "chips_won", "procession_chips_won", "has_float", "points"],
];

/** What is laid out anew is seen when all is told: by game and event. */
const LAID_OUT: Record<string, Record<string, string[]>> = {
  tricky: {
    ended: ["roll", "kept", "turn"],
    bankrupt: ["settling"], // what a bankruptcy took is known from the whole history only
  },
  figaro: {
    dealt: ["round", "rows", "hand", "hand_sizes", "stack_sizes", "announced", "groups"],
    won: ["groups"], // pieces that nobody won go out of the game
  },
  carnavalo: { "new-day": DAY, ended: DAY },
};

/** What an animation adds to the view, and what the page makes of the server's view in its place: both are the same. */
const ADDED: Record<string, Record<string, (view: AnyView & Fields) => unknown>> = {
  tricky: { settling: (view) => lastSettling(view as unknown as View) },
};

function added(game: string, shownLast: Fields, { after, told }: Move): Fields {
  const view = { ...after, history: [{ actor: "chance", move: "", told }] } as AnyView & Fields;
  const there = Object.entries(ADDED[game] ?? {}).filter(([field]) => field in shownLast);
  return Object.fromEntries(there.map(([field, made]) => [field, made(view)]));
}

function shown(view: Fields, leftOut: string[]): Fields {
  return Object.fromEntries(Object.entries(view).filter(([field]) => !leftOut.includes(field)));
}

test.each(Object.keys(ANIMATIONS).map((path) => path.split("/").at(-2)!))("%s: the last beat shows what is there", (game) => {
  const { animation } = ANIMATIONS[`../src/games/${game}/animation.ts`]!;
  let compared = 0;
  for (const move of read<Move>(game)) {
    const { name, before, told, after } = move;
    const leftOut = [...NEVER, ...(NOT_SHOWN[game] ?? []), ...told.flatMap(({ event }) => LAID_OUT[game]?.[event] ?? [])];
    const last = animation(before, after, told).at(-1)?.view ?? before;
    const seen = shown(last, leftOut);
    expect(seen, name).toEqual({ ...shown(after, leftOut), ...added(game, seen, move) });
    compared += 1;
  }
  expect(compared).toBeGreaterThan(1000);
});
