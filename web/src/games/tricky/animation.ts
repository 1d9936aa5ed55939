/** Animation: dice are set aside, chips fill the columns, a won column goes home while the others pay. */
import { put, beatsForEvents, type Beat, type Flight, type Animation } from "../../animation/beats";
import { chips, isCommon } from "./cells";
import type { Settling } from "./settlement";
import type { View } from "./view";

export type Piece = { die: number } | { chip: true };
/** What is seen while a turn is paid for: the sum so far, too. */
export type Seen = View & { settling?: Settling };
type Shown = Beat<Seen, Piece>[];

const CHIP: Piece = { chip: true };
const DICE = 5;
const APART = 45; // milliseconds between two chips
const LOOK = 320;

export const animation: Animation<View, Piece> = (before, after, events) => {
  const tellers = { rolled: rolled(after), kept, filled, won, bankrupt, ended: ended(after) };
  const beats = beatsForEvents<Seen, Piece>(before, events, tellers, { won: "gave" });
  return beats.map((beat, i) => (beat.events && !beat.isGreat && !isLastPaid(beats, i) ? { ...beat, isBrief: true } : beat));
};

/** What is rolled, kept and paid is seen; only at the end of a turn there has to be time to read what it came to. */
function isLastPaid(beats: Shown, i: number): boolean {
  const [now, next] = [beats[i]!, beats.slice(i + 1).find(({ events }) => events)].map((beat) => beat?.events?.[0]?.event);
  return now === "filled" && (next === undefined || next === "rolled");
}

const faces = (dice: string): number[] => dice.split(" ").map(Number);

/** Dice that are not rolled lie aside. They tumble because the history goes on. */
const rolled = ({ history }: View) => {
  return (view: View, { player, dice }: { player: number; dice: string }): Shown => {
    const roll = faces(dice);
    return [
      {
        view: { ...view, history, turn: player, roll, kept: view.kept.slice(0, DICE - roll.length).sort() },
        rest: LOOK,
        sound: "dice",
      },
    ];
  };
};

function kept(view: View, { dice }: { dice: string }): Shown {
  const roll = [...view.roll];
  const flights = faces(dice).map((die, i): Flight<Piece> => {
    const at = roll.lastIndexOf(die);
    roll[at] = 0; // gone, but the others keep their places
    return { piece: { die }, from: `die-${at}`, to: `aside-${view.kept.length + i}`, delay: i * APART };
  });
  const aside = { ...view, roll: roll.filter((die) => die), kept: [...view.kept, ...faces(dice)] };
  return [{ flights, during: { ...view, roll }, view: aside, lasts: 240, sound: "step" }];
}

interface Filled {
  player: number;
  column: number;
  first: number;
  last: number;
  /** The payments of the player and of the supply. */
  own: number;
  common: number;
}

/** The dice leave the rail, and chips fill the cells. */
function filled(before: Seen, { player, column: number, first, last, own, common }: Filled): Shown {
  const [column, from] = [number - 1, first - 1];
  const left = before.kept.filter((die) => die === number).length - (last - from);
  const view = {
    ...before,
    kept: before.kept.map((die, i) => (die === number && countBefore(before.kept, i) >= left ? 0 : die)),
    chips: put(before.chips, player, before.chips[player]! - own),
    supply: before.supply - common,
    settling: paid(before, player, -own),
  };
  const cells = view.board[column]!.cells.slice(from, last);
  const source = (cell: string): string => (isCommon(cell) ? "supply" : `purse-${player}`);
  const flights = cells.map((cell, i): Flight<Piece> => ({
    piece: CHIP,
    from: source(cell),
    to: `cell-${column}-${from + i}`,
    delay: i * APART,
  }));
  const landed = {
    ...view,
    filled: put(view.filled, column, last),
    in_column: put(view.in_column, column, view.in_column[column]! + own + common),
  };
  return [{ flights, during: view, view: landed, sound: "chips", rest: 60 }];
}

function countBefore(dice: number[], i: number): number {
  return dice.slice(0, i).filter((die) => die === dice[i]).length;
}

interface Chips {
  player: number;
  column: number;
  chips: number;
}

/** At once: the winner takes the column, the others pay its arrow. */
function won(view: Seen, { player, column: number, chips: taken }: Chips, gave: Chips[]): Shown {
  const column = number - 1;
  const takes = view.board[column]!.cells.flatMap((cell, i) => {
    const flight: Flight<Piece> = {
      piece: CHIP,
      from: `cell-${column}-${i}`,
      to: `purse-${player}`,
      like: "from",
      delay: i * APART,
    };
    return Array.from({ length: chips(cell) }, () => flight);
  });
  const pays = gave.flatMap((one) =>
    Array.from({ length: one.chips }, (_, i): Flight<Piece> => ({
      piece: CHIP,
      from: `purse-${one.player}`,
      to: "supply",
      delay: i * APART * 2,
    })),
  );
  const during: Seen = {
    ...view,
    filled: put(view.filled, column, 0),
    in_column: put(view.in_column, column, 0),
    chips: gave.reduce((left, one) => put(left, one.player, left[one.player]! - one.chips), view.chips),
  };
  const landed = {
    ...during,
    chips: put(during.chips, player, during.chips[player]! + taken),
    settling: paid(during, player, taken),
    supply: gave.reduce((supply, one) => supply + one.chips, view.supply),
  };
  return [{ flights: [...takes, ...pays], during, view: landed, lasts: 480, sound: "chips", rest: 150, isGreat: true }];
}

/** What was paid or won is added to the sum of this turn. */
function paid({ settling, chips }: Seen, player: number, change: number): Settling {
  const parts = settling?.player === player ? settling.parts : [chips[player]!];
  return { player, parts: change ? [...parts, change] : parts };
}

/** A debt that cannot be paid back is the supply's loss. */
function bankrupt(view: Seen, { player }: { player: number }): Shown {
  const lost = { ...view, chips: put(view.chips, player, 0), supply: view.supply + view.chips[player]!, bankrupt: player };
  return [{ view: lost, isGreat: true }];
}

/** Then it is counted how everybody came to what they have. */
const ended =
  ({ history, result }: View) =>
  (view: Seen): Shown => [
    { view, isGreat: true },
    { view: { ...view, history, result }, chapter: true },
  ];
