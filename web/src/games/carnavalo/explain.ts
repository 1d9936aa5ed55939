/** Explanations of everything on the square: what it is, what it can do now, and how its number comes about. */
import type { Translator } from "../../i18n/translator";
import { PROCESSION, lastCount } from "./day-count";
import { movable, plays, usable, walks, type Citizen } from "./legal-moves";
import { cardWords, chipWords, discsWon, wonChips } from "./spoken-state";
import type { Card, View } from "./view";

const FOR_A_DISC = 5;

export function about(view: View, key: string, texts: Translator, mayAct: boolean): string {
  const [what = "", name = "", last = ""] = key.split("-");
  const [number, second] = [Number(name), Number(last)];
  const legal = mayAct ? view.legal : [];
  switch (what) {
    case "player":
    case "score":
      return player(view, number, texts);
    case "final":
      return name === "all" ? player(view, second, texts) : final(view, name, second, texts);
    case "discs":
      return texts.message("about-discs", { player: number, discs: discsWon(view, number) });
    case "tent":
      return tent(view, number, texts, legal);
    case "pile":
      return pile(view, number, second, texts);
    case "disc":
      return texts.message("about-disc", { player: second, tent: number + 1, field: view.discs[second]![number] ?? "won" });
    case "share":
      return share(view, number, second, texts);
    case "counted":
      return counted(view, number, texts);
    case "coin":
      return texts.message("about-coin", {
        tent: number + 1,
        chip: chipWords(view.tents[number]!.chip ?? ""),
        left: view.tents[number]!.chips,
      });
    case "track":
      return track(view, number, texts);
    case "citizen":
      return citizen(view, name as Citizen, texts, legal);
    case "field":
      return texts.message("about-field", { tent: view.route.tents.indexOf(number) + 1 });
    case "ring":
      return texts.message("about-ring", { ring: view.ring });
    case "middle":
      return view.middle
        ? texts.message("about-middle", { card: cardWords(view.middle, texts) })
        : texts.message("about-middle-free");
    case "procession":
      return procession(view, view.procession[number], texts);
    case "float":
    case "day":
      return texts.message(`about-${what}`);
    case "award":
      return view.procession_chip ? texts.message("about-award", { chip: view.procession_chip }) : "";
    case "stack":
      return texts.message("about-stack", { chips: view.stack });
    case "actions":
      return actions(view, texts, legal);
    case "held":
      return held(number, texts, legal, mayAct);
    case "holds":
      return holds(number, last, texts);
    case "token":
      return token(view, name, texts, legal);
  }
  return "";
}

/** “12 = 5 + 3 + 4”: a player's points so far. */
function player(view: View, seat: number, texts: Translator): string {
  const discs = view.discs[seat]!.filter((field) => field === null).length;
  const confetti = view.discs[seat]!.reduce<number>((sum, field) => sum + (field ?? 0), 0);
  const float = view.has_float[seat] ? FOR_A_DISC : 0;
  const points = view.points[seat]!;
  const chips = points - FOR_A_DISC * discs - confetti + float;
  const words = texts.message("about-points", {
    player: seat,
    points,
    sum: [FOR_A_DISC * discs, confetti, chips].join(" + ") + (float ? ` − ${float}` : ""),
    discs,
    float: float ? "yes" : "no",
  });
  if (view.result) return words;
  const has = texts.message("about-has", { cards: view.hand_sizes[seat]!, chips: view.chip_counts[seat]! });
  return `${words} ${has}`;
}

/** “5 = 4 + 1: your 4 and 1 from confetti.” Other players' face-down cards count too, with an unknown value. */
function worth(view: View, cards: Card[], confetti: number, seat: number, texts: Translator): string {
  const own = cards.filter(({ owner }) => owner === seat);
  const open = own.filter(({ value }) => value !== null);
  const closed = own.length - open.length;
  const numbers = [...open.map(({ value }) => value!), ...(confetti ? [confetti] : [])];
  if (!numbers.length && !closed) return "";
  const parts = [
    ...open.map(({ value }) => texts.message("about-part-card", { value: value!, whose: seat === view.seat ? "mine" : "other" })),
    ...(closed ? [texts.message("about-part-closed", { cards: closed })] : []),
    ...(confetti ? [texts.message("about-part-confetti", { field: confetti })] : []),
  ];
  return texts.message("about-worth", {
    player: seat,
    mine: seat === view.seat ? "yes" : "no",
    total: numbers.reduce((sum, one) => sum + one, 0),
    sum: numbers.join(" + "),
    count: numbers.length,
    closed,
    parts: texts.listed(parts),
  });
}

function tent(view: View, at: number, texts: Translator, legal: readonly string[]): string {
  const { cards } = view.tents[at]!;
  const seats = view.discs.map((_, seat) => seat);
  const values = seats.map((seat) => worth(view, cards, view.discs[seat]![at] ?? 0, seat, texts)).filter(Boolean);
  const isBarred = view.citizens[2] === view.route.tents[at];
  const isOwn = cards[0] !== undefined && cards[0].owner === view.seat;
  const words = [texts.message("about-tent", { tent: at + 1 }), ...values];
  if (isBarred) words.push(texts.message("about-tent-barred"));
  else if (isOwn) words.push(texts.message("about-tent-own"));
  else if (legal.some((move) => move.startsWith("card ") && move.includes(` t${at + 1}`)))
    words.push(texts.message("about-tent-open"));
  return words.join(" ");
}

/** For a card in a tent: the citizens who could take it away. */
function pile(view: View, at: number, i: number, texts: Translator): string {
  const { cards } = view.tents[at]!;
  const [isTop, isBottom] = [i === 0, i === cards.length - 1];
  const where = isTop && isBottom ? "alone" : isTop ? "stage" : isBottom ? "bottom" : "between";
  const words = texts.message("about-pile", { card: cardWords(cards[i]!, texts), tent: at + 1, where });
  return view.citizens[2] === view.route.tents[at] ? `${words} ${texts.message("about-tent-barred")}` : words;
}

/** “Ann had 5 = 4 + 1”: a player's sum in a place at the day's count. */
function share(view: View, place: number, seat: number, texts: Translator): string {
  const found = lastCount(view.history, view.points)?.tallies[place]?.shares.find((one) => one.seat === seat);
  if (!found) return "";
  const { value, cards, confetti } = found;
  return texts.message("about-share", { player: seat, value, cards, confetti });
}

/** The prizes of a place at the day's count, and who won them. */
function counted(view: View, place: number, texts: Translator): string {
  const said = lastCount(view.history, view.points)?.tallies[place]?.reasons ?? [];
  const what = place === PROCESSION ? texts.message("about-float") : texts.message("about-tent", { tent: place + 1 });
  return [what, ...said.map((line) => texts.words(line))].join(" ");
}

/** The parts of a player's points at the end. */
function final(view: View, part: string, seat: number, texts: Translator): string {
  const fields = view.discs[seat]!.filter((field) => field !== null);
  const chips = wonChips(view, seat);
  return texts.message(`about-final-${part}`, {
    player: seat,
    discs: view.discs[seat]!.length - fields.length,
    points: FOR_A_DISC * (view.discs[seat]!.length - fields.length),
    sum: fields.length ? fields.join(" + ") : "none",
    chips: chips.length ? texts.listed(chips) : "none",
    float: view.has_float[seat] ? "yes" : "no",
  });
}

function track(view: View, at: number, texts: Translator): string {
  const fields = view.discs.flatMap((discs, seat) => {
    const field = discs[at];
    return typeof field === "number" ? [texts.message("confetti-at", { name: texts.name(seat), field })] : [];
  });
  return texts.message("about-track", { tent: at + 1, discs: fields.length ? texts.listed(fields) : "none" });
}

function citizen(view: View, who: Citizen, texts: Translator, legal: readonly string[]): string {
  const words = [texts.message(`about-${who}`)];
  if (movable(legal, null).includes(who)) words.push(texts.message("about-walks", { most: walks(legal, null, who).length }));
  else if (view.ring === 0) words.push(texts.message("about-ring", { ring: 0 }));
  return words.join(" ");
}

function procession(view: View, card: Card | undefined, texts: Translator): string {
  if (!card) return texts.message("about-place-free");
  const words = texts.message("about-marches", { card: cardWords(card, texts) });
  return `${words} ${worth(view, view.procession, 0, card.owner, texts)}`;
}

/** The buttons below the hand. */
function actions(view: View, texts: Translator, legal: readonly string[]): string {
  if (legal.some((move) => move.startsWith("return "))) return texts.message("about-return");
  if (legal.includes("pass")) return texts.message("about-pass");
  if (view.phase === "pick") return texts.message("about-held-pick");
  return view.day > 1 ? texts.message("about-count") : "";
}

function held(value: number, texts: Translator, legal: readonly string[], mayAct: boolean): string {
  const words = [texts.message("about-held", { value })];
  const tents = [...plays(legal, value).keys()].map((at) => at + 1);
  if (tents.length) words.push(texts.message("about-held-goes", { tents: texts.listed(tents.map(String)) }));
  else if (mayAct && legal.includes(`pick ${value}`)) words.push(texts.message("about-held-pick"));
  else if (mayAct) words.push(texts.message("about-held-nowhere"));
  return words.join(" ");
}

/** If all hands lie open: a card by its number, a movement chip by its tent. */
function holds(seat: number, what: string, texts: Translator): string {
  if (what.startsWith("t")) return texts.message("about-holds-chip", { player: seat, tent: Number(what.slice(1)) });
  return texts.message("about-holds-card", { player: seat, value: Number(what) });
}

function token(view: View, name: string, texts: Translator, legal: readonly string[]): string {
  const words = [texts.message("about-token", { tent: Number(name.slice(1)), ring: view.ring })];
  if (usable(legal, name)) words.push(texts.message("about-token-now"));
  return words.join(" ");
}
