/** What is seen happening: cards fly to tents, citizens walk field by field and do what they do, chips change hands, a day is counted. */
import { put, type Beat, type Flight, type Script } from "../../motion/script";
import { CITIZENS, type Citizen } from "./choices";
import { dayEnded } from "./count";
import type { Card, Tent, View } from "./view";

export type Piece = { card: Card } | { token: string };
type Told = Beat<View, Piece>;

const STEP = 170;
/** Long enough to read the day's count; a tap goes on. */
const COUNT = 5200;
const HIDDEN = "?";

export const script: Script<View, Piece> = (before, after, moves) => {
  const beats: Told[] = [];
  const seen = (): View => beats.at(-1)?.view ?? before;
  for (const { actor, move } of moves) {
    if (typeof actor !== "number") continue;
    const [verb, first = "", second = "", third = ""] = move.split(" ");
    if (verb === "card") beats.push(...play(seen(), actor, first, tentOf(second), third === "under"));
    if (verb === "chip" || verb === "return") beats.push(putBack(seen(), actor, first));
    if (verb === "move") beats.push(...walk(seen(), first as Citizen, Number(second)));
    if (verb === "chip" && third !== "direct") beats.push(...walk(seen(), second as Citizen, Number(third)));
    if (verb === "chip" && third === "direct") beats.push(...arrive(seen(), second as Citizen, before.route.tents[tentOf(first)]!, 0));
  }
  if (dayEnded(before, after)) beats.push({ view: after, rest: COUNT, sound: "day" });
  return beats;
};

const tentOf = (name: string): number => Number(name.slice(1)) - 1;

function play(view: View, actor: number, value: string, tent: number, under: boolean): Told[] {
  const card: Card = { owner: actor, value: value === HIDDEN ? null : Number(value) };
  const { cards } = view.tents[tent]!;
  const former = cards[0];
  const mine = view.hand !== null && actor === view.seat;
  const taken = {
    ...view,
    hand: mine ? view.hand!.filter((held) => held !== card.value) : view.hand,
    hand_sizes: put(view.hand_sizes, actor, view.hand_sizes[actor]! - 1),
  };
  const laid = withCards(taken, tent, under ? [...cards, card] : [card, ...cards]);
  const ring = (under ? former?.value : card.value) ?? view.ring;
  const flight: Flight<Piece> = { piece: { card }, from: mine ? `held-${value}` : `player-${actor}`, to: `tent-${tent}` };
  const beats: Told[] = [{ flights: [flight], during: taken, view: { ...laid, ring }, lasts: 380, sound: "card", rest: 120 }];
  if (former && !under) beats.push(confetti(beats.at(-1)!.view, former.owner, tent));
  if (former && under && view.stack > 0) beats.push(chipTo(beats.at(-1)!.view, former.owner));
  return beats;
}

/** Field by field; what he does where he ends. */
function walk(view: View, citizen: Citizen, steps: number): Told[] {
  const start = view.citizens[CITIZENS.indexOf(citizen)]!;
  const at = (step: number): number => (start + step) % view.route.fields;
  const way = Array.from({ length: steps - 1 }, (_, i): Told => ({ view: standing(view, citizen, at(i + 1)), rest: STEP, sound: "step" }));
  return [...way, ...arrive(way.at(-1)?.view ?? view, citizen, at(steps), steps)];
}

function arrive(view: View, citizen: Citizen, field: number, ring: number): Told[] {
  const there: Told = { view: { ...standing(view, citizen, field), ring }, rest: STEP + 80, sound: "step" };
  const tent = view.route.tents.indexOf(field);
  const isBarred = view.citizens[CITIZENS.indexOf("bar")] === field;
  if (tent < 0 || isBarred || citizen === "bar") return [there];
  return [there, ...(citizen === "prince" ? princeCalls(there.view, tent) : missPasses(there.view, tent))];
}

function princeCalls(view: View, tent: number): Told[] {
  const [card, ...left] = view.tents[tent]!.cards;
  if (!card) return [];
  const gone = withCards(view, tent, left);
  const marching = { ...gone, procession: [...view.procession, card] };
  const flight: Flight<Piece> = { piece: { card }, from: `tent-${tent}`, to: `procession-${view.procession.length}` };
  return [{ flights: [flight], during: gone, view: marching, lasts: 420, sound: "card" }, confetti(marching, card.owner, tent)];
}

function missPasses(view: View, tent: number): Told[] {
  const beats: Told[] = [];
  let cards = view.tents[tent]!.cards;
  if (view.middle) {
    cards = [view.middle, ...cards];
    const flights: Flight<Piece>[] = [{ piece: { card: view.middle }, from: "middle", to: `tent-${tent}` }];
    beats.push({ flights, during: { ...view, middle: null }, view: withCards({ ...view, middle: null }, tent, cards), sound: "card" });
  }
  const bottom = cards.at(-1);
  if (bottom) {
    const left = withCards({ ...view, middle: null }, tent, cards.slice(0, -1));
    const flights: Flight<Piece>[] = [{ piece: { card: bottom }, from: `tent-${tent}`, to: "middle" }];
    beats.push({ flights, during: left, view: { ...left, middle: bottom }, sound: "card", rest: 80 });
  }
  return beats;
}

/** His disc at that tent goes one field on, if it is still there. */
function confetti(view: View, seat: number, tent: number): Told {
  const field = view.discs[seat]![tent];
  if (typeof field !== "number") return { view };
  return { view: { ...view, discs: put(view.discs, seat, put(view.discs[seat]!, tent, Math.min(field + 1, view.track))) }, rest: 300, sound: "chips" };
}

function chipTo(view: View, seat: number): Told {
  const fewer = { ...view, stack: view.stack - 1 };
  const flights: Flight<Piece>[] = [{ piece: { token: HIDDEN }, from: "stack", to: `player-${seat}`, like: "from" }];
  return { flights, during: fewer, view: { ...fewer, chip_counts: put(view.chip_counts, seat, view.chip_counts[seat]! + 1) }, sound: "chips" };
}

/** A movement chip goes under the stack. */
function putBack(view: View, seat: number, chip: string): Told {
  const mine = view.chips !== null && seat === view.seat;
  const gone = {
    ...view,
    chips: mine ? view.chips!.filter((held) => held !== chip) : view.chips,
    chip_counts: put(view.chip_counts, seat, view.chip_counts[seat]! - 1),
  };
  const flights: Flight<Piece>[] = [{ piece: { token: chip }, from: mine ? `token-${chip}` : `player-${seat}`, to: "stack" }];
  return { flights, during: gone, view: { ...gone, stack: view.stack + 1 }, sound: "chips" };
}

function standing(view: View, citizen: Citizen, field: number): View {
  return { ...view, citizens: put(view.citizens, CITIZENS.indexOf(citizen), field) };
}

function withCards(view: View, tent: number, cards: Card[]): View {
  const changed: Tent = { ...view.tents[tent]!, cards };
  return { ...view, tents: put(view.tents, tent, changed) };
}
