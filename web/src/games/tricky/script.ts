/** What is seen happening: dice are set aside, chips fill the columns, a won column goes home while the others pay. */
import { put, type Beat, type Flight, type Script } from "../../motion/script";
import { chips, isCommon, price, settlement, worth, type Filling } from "./preview";
import type { View } from "./view";

export type Piece = { die: number } | { chip: true };

const CHIP: Piece = { chip: true };
const APART = 45; // milliseconds between two chips
const LOOK = 320;

export const script: Script<View, Piece> = (before, after, moves) => {
  const beats: Beat<View, Piece>[] = [];
  let view = before;
  for (const { move } of moves) {
    const [verb, dice = ""] = move.split(" ");
    if (verb === "keep") {
      beats.push(setAside(view, [...dice].map(Number)));
      view = beats.at(-1)!.view;
      if (view.roll.length === 0) beats.push(...settle(view));
      view = beats.at(-1)!.view;
    } else if (verb === "roll") {
      beats.push({ view: after, rest: LOOK, sound: "dice" });
    }
  }
  return beats;
};

function setAside(view: View, kept: number[]): Beat<View, Piece> {
  const roll = [...view.roll];
  const flights = kept.map((die, i): Flight<Piece> => {
    const at = roll.lastIndexOf(die);
    roll[at] = 0; // gone, but the others keep their places
    return { piece: { die }, from: `die-${at}`, to: `aside-${view.kept.length + i}`, delay: i * APART };
  });
  return {
    flights,
    during: { ...view, roll },
    view: { ...view, roll: roll.filter((die) => die), kept: [...view.kept, ...kept] },
    lasts: 240,
    sound: "step",
  };
}

function settle(view: View): Beat<View, Piece>[] {
  const beats: Beat<View, Piece>[] = [];
  for (const filling of settlement(view.board, view.filled, view.kept)) {
    beats.push(fill(beats.at(-1)?.view ?? view, filling));
    if (filling.wins) beats.push(win(beats.at(-1)!.view, filling.column));
  }
  return beats;
}

/** The dice leave the rail, and chips fill the cells. */
function fill(before: View, { column, from, to }: Filling): Beat<View, Piece> {
  const left = before.kept.filter((die) => die === column + 1).length - (to - from);
  const view = { ...before, kept: before.kept.map((die, i) => (die === column + 1 && countBefore(before.kept, i) >= left ? 0 : die)) };
  const cells = view.board[column]!.cells.slice(from, to);
  const purse = put(view.chips, view.turn, view.chips[view.turn]! - price(cells));
  const from_ = (cell: string): string => (isCommon(cell) ? "supply" : `purse-${view.turn}`);
  return {
    flights: cells.map((cell, i) => ({ piece: CHIP, from: from_(cell), to: `cell-${column}-${from + i}`, delay: i * APART })),
    during: { ...view, chips: purse },
    view: {
      ...view,
      chips: purse,
      filled: put(view.filled, column, to),
      in_column: put(view.in_column, column, view.in_column[column]! + worth(cells)),
    },
    sound: "chips",
    rest: 60,
  };
}

function countBefore(dice: number[], i: number): number {
  return dice.slice(0, i).filter((die) => die === dice[i]).length;
}

/** At once: the winner takes the column, the others pay its arrow. */
function win(view: View, column: number): Beat<View, Piece> {
  const { cells, arrow } = view.board[column]!;
  const takes: Flight<Piece>[] = cells.flatMap((cell, i) =>
    Array.from({ length: chips(cell) }, () => ({ piece: CHIP, from: `cell-${column}-${i}`, to: `purse-${view.turn}`, like: "from" as const, delay: i * APART })),
  );
  const given = view.chips.map((has, seat) => (seat === view.turn ? 0 : Math.min(arrow, Math.max(0, has))));
  const pays: Flight<Piece>[] = given.flatMap((number, seat) =>
    Array.from({ length: number }, (_, i) => ({ piece: CHIP, from: `purse-${seat}`, to: "supply", delay: i * APART * 2 })),
  );
  const emptied = { filled: put(view.filled, column, 0), in_column: put(view.in_column, column, 0) };
  const paid = view.chips.map((has, seat) => has - given[seat]!);
  return {
    flights: [...takes, ...pays],
    during: { ...view, ...emptied, chips: paid },
    view: { ...view, ...emptied, chips: put(paid, view.turn, paid[view.turn]! + worth(cells)) },
    lasts: 480,
    sound: "chips",
    rest: 150,
  };
}
