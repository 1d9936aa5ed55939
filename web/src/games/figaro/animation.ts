/** Animation: a card flies to a window, the courtyard dances, rows go face down onto a stack, the King moves. */
import { put, beatsForEvents, withChapter, type Beat, type Flight, type Animation } from "../../animation/beats";
import type { ViewerEvent } from "../../net/types";
import type { Row, View } from "./view";

/** `closes`: it is turned over on its way. */
export type Piece = { card: string; closes?: boolean } | { king: true } | { road: number };
type Shown = Beat<View, Piece>[];

const EMPTY: Row = { cards: [], colour: null, total: 0 };

/** Dealt cards appear after everything is narrated. A round is counted after the exchange. */
export const animation: Animation<View, Piece> = (before, { history }, events) =>
  withChapter(before, events, countedFrom(events), animate, (view) => ({ ...view, history }));

function countedFrom(events: readonly ViewerEvent[]): number {
  if (!events.some(({ event }) => event === "ranked")) return 0;
  return events.findLastIndex(({ event }) => LEADS_TO_COUNT.includes(event)) + 1;
}

const LEADS_TO_COUNT = ["round-over", "exchanged", "stayed"];

const animate = (before: View, events: readonly ViewerEvent[]): Shown =>
  beatsForEvents(
    before,
    events,
    { played, danced, took, exchanged, ranked, "last-card": lastCard, starts: kingMoves, "round-over": roundOver },
    { danced: "got", ranked: "ranked" },
  );

interface RowNow {
  colour?: string;
  total: number;
}

function played(
  view: View,
  { player, kind, other, colour, total }: RowNow & { player: number; kind: string; other: number },
): Shown {
  return [lay(view, player, kind, other, { cards: [...view.rows[other]!.cards, kind].sort(), colour: colour ?? null, total })];
}

function lay(view: View, player: number, card: string, seat: number, row: Row): Beat<View, Piece> {
  const mine = view.hand && player === view.seat;
  const left = mine ? view.hand!.toSpliced(view.hand!.indexOf(card), 1) : view.hand;
  const laid = {
    ...view,
    hand: left,
    hand_sizes: put(view.hand_sizes, player, view.hand_sizes[player]! - 1),
    rows: put(view.rows, seat, row),
  };
  const flight: Flight<Piece> = {
    piece: { card },
    from: mine ? `hand-${card}` : `hand-of-${player}`,
    to: `card-${seat}-${row.cards.lastIndexOf(card)}`,
    lands: true,
  };
  return { flights: [flight], during: stillCounting(laid, view), view: laid, lasts: 380, sound: "card", rest: 90 };
}

/** A row counts its cards when they have landed. */
function stillCounting(view: View, before: View): View {
  return { ...view, rows: view.rows.map((row, seat) => ({ ...before.rows[seat]!, cards: row.cards })) };
}

function lastCard(view: View, { player }: { player: number }): Shown {
  return [{ view: { ...view, announced: [...view.announced, player].sort() } }];
}

type Got = RowNow & { player: number; other: number };

/** The card goes in front of the player; then each row moves on, all at once. */
function danced(before: View, { player, kind }: { player: number; kind: string }, got: Got[]): Shown {
  const own = before.rows[player]!;
  const card = lay(before, player, kind, player, { ...own, cards: [...own.cards, kind].sort() });
  const { view } = card;
  const rows = got.reduce((now, one) => put(now, one.player, rowFrom(view.rows[one.other]!, one)), view.rows);
  const flights = got.flatMap((one) =>
    view.rows[one.other]!.cards.map((card, i): Flight<Piece> => {
      return { piece: { card }, from: `card-${one.other}-${i}`, to: `card-${one.player}-${i}`, lands: true, turn: 360 };
    }),
  );
  const arrived = { ...view, rows };
  return [card, { flights, during: stillCounting(arrived, view), view: arrived, lasts: 750, sound: "dance", rest: 120 }];
}

function rowFrom({ cards }: Row, { colour, total }: RowNow): Row {
  return { cards, colour: colour ?? null, total };
}

function took(view: View, { player, into }: { player: number; into: "stack" | "hand" }): Shown {
  const closes = into === "stack";
  const where = closes ? `stack-${player}` : `hand-of-${player}`;
  const flights = view.rows.flatMap(({ cards }, from) =>
    cards.map((card, i): Flight<Piece> => ({
      piece: { card, closes },
      from: `card-${from}-${i}`,
      to: where,
      like: "from",
      delay: 25 * i,
    })),
  );
  const gone = { ...view, rows: view.rows.map(() => EMPTY) };
  const more = (sizes: number[]): number[] => put(sizes, player, sizes[player]! + flights.length);
  const mine = view.hand && player === view.seat;
  const taken = closes
    ? { ...gone, stack_sizes: more(view.stack_sizes) }
    : {
        ...gone,
        hand_sizes: more(view.hand_sizes),
        announced: view.announced.filter((seat) => seat !== player),
        hand: mine ? [...view.hand!, ...view.rows.flatMap(({ cards }) => cards)].sort() : view.hand,
      };
  return [{ flights, during: gone, view: taken, lasts: 450, sound: "take", rest: 80 }];
}

function kingMoves(view: View, { player }: { player: number }): Shown {
  if (view.king === null || view.king === player) return [{ view: { ...view, king: player } }];
  const flights: Flight<Piece>[] = [{ piece: { king: true }, from: `king-${view.king}`, to: `king-${player}` }];
  return [{ flights, during: { ...view, king: null }, view: { ...view, king: player }, lasts: 500, sound: "step" }];
}

/** The owner of the last card doesn't matter any more. */
function roundOver(view: View, king: { player: number }): Shown {
  return kingMoves({ ...view, announced: [] }, king);
}

const longestFirst = (pieces: number[]): number[] => [...pieces].sort((a, b) => b - a);
const without = (pieces: number[], length: number): number[] => pieces.toSpliced(pieces.indexOf(length), 1);

/** The player's piece goes back to the group, another one comes. */
function exchanged(view: View, { player, gave, got }: { player: number; gave: number; got: number }): Shown {
  const group = view.groups[view.round - 1]!;
  const there = `piece-${group.indexOf(got)}`;
  const flights: Flight<Piece>[] = [
    { piece: { road: got }, from: there, to: `road-${player}`, like: "from" },
    { piece: { road: gave }, from: `road-${player}`, to: there },
  ];
  const pieces = put(view.pieces, player, longestFirst([...without(view.pieces[player]!, gave), got]));
  const groups = put(view.groups, view.round - 1, longestFirst([...without(group, got), gave]));
  return [{ flights, view: { ...view, pieces, groups }, lasts: 700, sound: "chips", rest: 250 }];
}

interface Ranked {
  player: number;
  /** The length of the piece; 0: none. */
  length: number;
}

/** The pieces of the round go to their new owners. */
function ranked(view: View, first: Ranked, others: Ranked[]): Shown {
  const winners = [first, ...others].filter(({ length }) => length);
  let [pieces, group] = [view.pieces, view.groups[view.round - 1]!];
  const flights = winners.map(({ player, length }): Flight<Piece> => {
    pieces = put(pieces, player, longestFirst([...pieces[player]!, length]));
    group = without(group, length);
    return {
      piece: { road: length },
      from: `piece-${view.groups[view.round - 1]!.indexOf(length)}`,
      to: `road-${player}`,
      like: "from",
    };
  });
  return [
    {
      flights,
      view: { ...view, pieces, groups: put(view.groups, view.round - 1, group) },
      lasts: 700,
      sound: "chips",
      rest: 250,
    },
  ];
}
