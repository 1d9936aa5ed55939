/** What is seen happening: a card flies to a window, the courtyard dances, rows go face down onto a stack, the King moves. */
import { put, type Beat, type Flight, type Script } from "../../motion/script";
import { DANCE, value } from "./cards";
import type { Row, View } from "./view";

/** `closes`: it is turned over on its way. */
export type Piece = { card: string; closes?: boolean } | { king: true } | { road: number };

const TOO_MUCH = 6;
const EMPTY: Row = { cards: [], colour: null, total: 0 };
const COLOUR: Record<string, string> = { b: "blue", g: "green", p: "purple", r: "red", y: "yellow" };

export const script: Script<View, Piece> = (before, after, moves) => {
  const beats: Beat<View, Piece>[] = [];
  const seen = (): View => beats.at(-1)?.view ?? before;
  for (const { actor, move } of moves) {
    if (typeof actor !== "number") continue; // what is dealt is seen when all is told
    const [card, seat] = move === DANCE ? [DANCE, actor] : [move.split(">")[0]!, Number(move.split(">")[1])];
    if (move === "take") {
      const intoHand = after.hand_sizes[actor]! > before.hand_sizes[actor]!;
      beats.push(take(seen(), actor, intoHand ? "hand-of" : "stack"));
    } else if (!Number.isNaN(seat)) {
      beats.push(lay(seen(), actor, card, seat));
      if (move === DANCE) beats.push(dance(seen()));
      if (seen().rows[seat]!.total >= TOO_MUCH) beats.push(take(seen(), seat, "stack"));
    }
  }
  if (after.king !== before.king && before.king !== null && after.king !== null) beats.push(kingMoves(seen(), before.king, after.king));
  if (after.round !== before.round || after.result) beats.push(...roads(seen(), after));
  return beats;
};

function lay(view: View, actor: number, card: string, seat: number): Beat<View, Piece> {
  const { cards, colour, total } = view.rows[seat]!;
  const row = { cards: [...cards, card].sort(), colour: COLOUR[card[0]!] ?? colour, total: total + Number(value(card)) };
  const mine = view.hand && actor === view.seat;
  const left = mine ? view.hand!.toSpliced(view.hand!.indexOf(card), 1) : view.hand;
  const laid = { ...view, hand: left, hand_sizes: put(view.hand_sizes, actor, view.hand_sizes[actor]! - 1), rows: put(view.rows, seat, row) };
  const flight: Flight<Piece> = {
    piece: { card },
    from: mine ? `hand-${card}` : `hand-of-${actor}`,
    to: `card-${seat}-${row.cards.lastIndexOf(card)}`,
    lands: true,
  };
  return { flights: [flight], during: laid, view: laid, lasts: 380, sound: "card", rest: 90 };
}

/** Everybody at once: each row goes on to the left neighbour as it is. */
function dance(view: View): Beat<View, Piece> {
  const next = (seat: number): number => (seat + 1) % view.players;
  const danced = { ...view, rows: view.rows.map((_, seat) => view.rows[(seat + view.players - 1) % view.players]!) };
  const flights = view.rows.flatMap(({ cards }, seat) =>
    cards.map((card, i): Flight<Piece> => ({ piece: { card }, from: `card-${seat}-${i}`, to: `card-${next(seat)}-${i}`, lands: true, turn: 360 })),
  );
  return { flights, during: danced, view: danced, lasts: 750, sound: "dance", rest: 120 };
}

function take(view: View, seat: number, where: "stack" | "hand-of"): Beat<View, Piece> {
  const closes = where === "stack";
  const flights = view.rows.flatMap(({ cards }, from) =>
    cards.map((card, i): Flight<Piece> => ({ piece: { card, closes }, from: `card-${from}-${i}`, to: `${where}-${seat}`, like: "from", delay: 25 * i })),
  );
  const sizes = closes ? { stack_sizes: put(view.stack_sizes, seat, view.stack_sizes[seat]! + flights.length) } : {};
  const gone = { ...view, rows: view.rows.map(() => EMPTY) };
  return { flights, during: gone, view: { ...gone, ...sizes }, lasts: 450, sound: "take", rest: 80 };
}

function kingMoves(view: View, from: number, to: number): Beat<View, Piece> {
  const away = { ...view, king: null };
  const flights: Flight<Piece>[] = [{ piece: { king: true }, from: `king-${from}`, to: `king-${to}` }];
  return { flights, during: away, view: { ...view, king: to }, lasts: 500, sound: "step" };
}

/** The pieces of the round go to whom they belong now. */
function roads(view: View, after: View): Beat<View, Piece>[] {
  const group = view.groups[view.round - 1] ?? [];
  const flights = after.pieces.flatMap((pieces, seat) =>
    pieces.filter((length) => !view.pieces[seat]!.includes(length)).map((road): Flight<Piece> => {
      return { piece: { road }, from: `piece-${group.indexOf(road)}`, to: `road-${seat}`, like: "from" };
    }),
  );
  if (!flights.length) return [];
  return [{ flights, view: { ...view, pieces: after.pieces }, lasts: 700, sound: "chips", rest: 250 }];
}
