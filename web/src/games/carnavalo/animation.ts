/** Animation: cards fly to tents, citizens walk field by field and do their tasks, chips change hands, a day is counted. */
import { put, beatsForEvents, withChapter, type Beat, type Flight, type Animation } from "../../animation/beats";
import { CITIZENS, type Citizen } from "./legal-moves";
import { isCounted } from "./day-count";
import type { ViewerEvent as Event } from "../../net/types";
import type { Card, Tent, View } from "./view";

export type Piece = { card: Card } | { token: string };
type Shown = Beat<View, Piece>;

const STEP = 170;
const HIDDEN = "?";

export const animation: Animation<View, Piece> = (before, after, events) => {
  const { history } = after;
  return withChapter(before, events, events.findIndex(isCounted), animate, (view) => ({ ...view, history }));
};

const animate = (before: View, events: readonly Event[]): Shown[] =>
  beatsForEvents(
    before,
    events,
    {
      picked: (view, card: Held) => [{ view: without(view, card) }],
      dealt,
      lies,
      moved: walk,
      "chip-moved": (view, move: Move & Chip) => then(putBack(view, move), (gone) => walk(gone, move)),
      "chip-direct": (view, move: Move & Chip) => then(putBack(view, move), (gone) => [arrive(gone, move)]),
      "played-empty": (view, card: Played) => [played(view, card, "top")],
      "played-top": (view, card: Played) => [played(view, card, "top")],
      "played-under": (view, card: Played) => [played(view, card, "under")],
      confetti,
      "got-chip": gotChip,
      "to-procession": toProcession,
      "turned-up": turnedUp,
      laid,
      taken,
      returned: (view, chip: Chip) => [putBack(view, chip)],
      ring: (view, { number }: { number: number }) => [{ view: { ...view, ring: number } }],
      "ring-zero": (view) => [{ view: { ...view, ring: 0 } }],
      "day-over": (view) => [{ view, sound: "day" }],
    },
    AT_ONCE,
  );

/** Everybody at the same time. */
const AT_ONCE = { dealt: "dealt", lies: "lies", "tent-chip-open": "tent-chip-open" };

/** A movement chip for everybody, and their disc on space 1 there. */
function dealt(before: View, first: Chip, others: Chip[]): Shown[] {
  const view = [first, ...others].reduce((view, chip) => {
    const counted = { ...view, chip_counts: put(view.chip_counts, chip.player, view.chip_counts[chip.player]! + 1) };
    return chip.tent ? confetti(counted, { player: chip.player, tent: chip.tent, field: 1 })[0]!.view : counted;
  }, before);
  return [{ view, rest: 300, sound: "chips" }];
}

function lies(before: View, first: Moved, others: Moved[]): Shown[] {
  const view = [first, ...others].reduce(
    (view, { player: owner, value, tent }) => withCards(view, tent - 1, [{ owner, value }]),
    before,
  );
  return [{ view, rest: 300, sound: "card" }];
}

const then = (first: Shown, next: (view: View) => Shown[]): Shown[] => [first, ...next(first.view)];

interface Held {
  player: number;
  /** Null for another player's face-down card. */
  value?: number;
}

type Played = Held & { tent: number };

const isMine = (view: View, { player }: Held): boolean => view.hand !== null && player === view.seat;

function without(view: View, card: Held): View {
  return {
    ...view,
    hand: isMine(view, card) ? view.hand!.filter((one) => one !== card.value) : view.hand,
    hand_sizes: put(view.hand_sizes, card.player, view.hand_sizes[card.player]! - 1),
  };
}

function played(view: View, held: Played, where: "top" | "under"): Shown {
  const card: Card = { owner: held.player, value: held.value ?? null };
  const tent = held.tent - 1;
  const { cards } = view.tents[tent]!;
  const from = isMine(view, held) ? `held-${held.value}` : `player-${held.player}`;
  const flight: Flight<Piece> = { piece: { card }, from, to: `tent-${tent}` };
  const gone = without(view, held);
  const lies = withCards(gone, tent, where === "under" ? [...cards, card] : [card, ...cards]);
  return { flights: [flight], during: gone, view: lies, lasts: 380, sound: "card", rest: 120 };
}

interface Move {
  citizen: Citizen;
  /** The end of the move. */
  field: number;
}

/** Field by field. */
function walk(view: View, move: Move): Shown[] {
  const way: Shown[] = [];
  for (let at = next(view, where(view, move)); at !== move.field; at = next(view, at)) {
    way.push({ view: standing(view, { ...move, field: at }), rest: STEP, sound: "step" });
  }
  return [...way, arrive(view, move)];
}

const where = (view: View, { citizen }: Move): number => view.citizens[CITIZENS.indexOf(citizen)]!;
const next = (view: View, field: number): number => (field + 1) % view.route.fields;

function arrive(view: View, move: Move): Shown {
  return { view: standing(view, move), rest: STEP + 80, sound: "step" };
}

function standing(view: View, { citizen, field }: Move): View {
  return { ...view, citizens: put(view.citizens, CITIZENS.indexOf(citizen), field) };
}

interface Moved {
  player: number;
  value: number;
  tent: number;
}

/** The Prince calls the stage card. */
function toProcession(view: View, { player: owner, value, tent: number }: Moved): Shown[] {
  const tent = number - 1;
  const card = { owner, value };
  const gone = withCards(view, tent, view.tents[tent]!.cards.slice(1));
  const flight: Flight<Piece> = { piece: { card }, from: `tent-${tent}`, to: `procession-${view.procession.length}` };
  return [
    { flights: [flight], during: gone, view: { ...gone, procession: [...view.procession, card] }, lasts: 420, sound: "card" },
  ];
}

function turnedUp(view: View, { player: owner, value, tent: number }: Moved): Shown[] {
  const tent = number - 1;
  return [{ view: withCards(view, tent, put(view.tents[tent]!.cards, 0, { owner, value })) }];
}

/** The Miss lays down the card that followed her. */
function laid(view: View, { player: owner, value, tent: number }: Moved): Shown[] {
  const tent = number - 1;
  const card = { owner, value };
  const gone = { ...view, middle: null };
  const flights: Flight<Piece>[] = [{ piece: { card }, from: "middle", to: `tent-${tent}` }];
  return [{ flights, during: gone, view: withCards(gone, tent, [card, ...view.tents[tent]!.cards]), sound: "card" }];
}

/** And the bottom card follows her. */
function taken(view: View, { player: owner, value, tent: number }: Moved): Shown[] {
  const tent = number - 1;
  const card = { owner, value };
  const gone = withCards(view, tent, view.tents[tent]!.cards.slice(0, -1));
  const flights: Flight<Piece>[] = [{ piece: { card }, from: `tent-${tent}`, to: "middle" }];
  return [{ flights, during: gone, view: { ...gone, middle: card }, sound: "card", rest: 80 }];
}

/** A disc is worth its field until it is won. */
function confetti(view: View, { player, tent, field }: { player: number; tent: number; field: number }): Shown[] {
  const discs = view.discs[player]!;
  const more = field - (discs[tent - 1] ?? 0);
  const moved = {
    ...view,
    discs: put(view.discs, player, put(discs, tent - 1, field)),
    points: put(view.points, player, view.points[player]! + more),
  };
  return [{ view: moved, rest: 300, sound: "chips" }];
}

interface Chip {
  player: number;
  /** The tent on it, for who may know it. */
  tent?: number;
}

const nameOf = ({ tent }: Chip): string => (tent ? `t${tent}` : HIDDEN);

function gotChip(view: View, chip: Chip): Shown[] {
  const [{ player }, name] = [chip, nameOf(chip)];
  const fewer = { ...view, stack: view.stack - 1 };
  const flights: Flight<Piece>[] = [{ piece: { token: name }, from: "stack", to: `player-${player}`, like: "from" }];
  const got = {
    ...fewer,
    chips: view.chips && player === view.seat ? [...view.chips, name].sort() : view.chips,
    chip_counts: put(view.chip_counts, player, view.chip_counts[player]! + 1),
  };
  return [{ flights, during: fewer, view: got, sound: "chips" }];
}

/** A movement chip goes under the stack. */
function putBack(view: View, chip: Chip): Shown {
  const [{ player }, name] = [chip, nameOf(chip)];
  const mine = view.chips !== null && player === view.seat;
  const gone = {
    ...view,
    chips: mine ? view.chips!.filter((held) => held !== name) : view.chips,
    chip_counts: put(view.chip_counts, player, view.chip_counts[player]! - 1),
  };
  const flights: Flight<Piece>[] = [{ piece: { token: name }, from: mine ? `token-${name}` : `player-${player}`, to: "stack" }];
  return { flights, during: gone, view: { ...gone, stack: view.stack + 1 }, sound: "chips" };
}

function withCards(view: View, tent: number, cards: Card[]): View {
  const changed: Tent = { ...view.tents[tent]!, cards };
  return { ...view, tents: put(view.tents, tent, changed) };
}
