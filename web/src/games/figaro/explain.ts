/** Explanations of everything in the court: what it is, what it can do now, and how its number comes about. */
import type { Translator } from "../../i18n/translator";
import { cardName, DANCE, places, suit, value } from "./cards";
import { lastRound } from "./round-count";
import type { View } from "./view";

export function about(view: View, key: string, texts: Translator, mayAct: boolean): string {
  const parts = key.split("-");
  const [what = ""] = parts;
  const [seat, i] = [Number(parts.at(what === "card" ? 1 : -1)), Number(parts.at(-1))];
  if (key.startsWith("hand-of-")) return texts.message("about-hand-of", { player: seat, cards: view.hand_sizes[seat]! });
  switch (what) {
    case "window":
      return row(view, seat, texts);
    case "card":
      return lying(view.rows[seat]?.cards[i], seat, texts);
    case "stack":
      return texts.message("about-stack", { player: seat });
    case "road":
      return road(view.pieces[seat]!, seat, texts);
    case "lane":
    case "score":
      return lane(view.pieces[seat]!, seat, texts);
    case "rank":
      return rank(view, seat, texts);
    case "again":
      return texts.message("about-again");
    case "king":
      return view.king === seat ? texts.message("about-king", { player: seat }) : "";
    case "piece":
      return texts.message("about-piece", { length: view.groups[view.round - 1]![i]!, rank: i + 1 });
    case "round":
    case "later":
      return texts.message(`about-${what}`, { round: view.round });
    case "boxed":
      return view.boxed ? texts.message("about-boxed", { colour: texts.message(view.boxed) }) : "";
    case "hand":
      return held(view, parts[1] ?? "", texts, mayAct);
    case "take":
      return texts.message("about-take", { where: view.legal.length > 1 && view.options.edition === "nl" ? "hand" : "stack" });
  }
  return "";
}

/** The sum of a row: 5 = 2 + 2 + 1. */
function row(view: View, seat: number, texts: Translator): string {
  const { cards, total } = view.rows[seat]!;
  const counted = cards.filter((card) => card !== DANCE);
  if (!counted.length) return texts.message("about-row-empty", { player: seat });
  const names = texts.listed(cards.map((card) => cardName(card, texts)));
  return texts.message("about-row", {
    player: seat,
    total,
    sum: counted.map(value).join(" + "),
    count: counted.length,
    cards: names,
    left: 6 - total,
  });
}

function kind(card: string): string {
  return card === DANCE ? "dance" : suit(card) === "j" ? "jester" : "colour";
}

function lying(card: string | undefined, seat: number, texts: Translator): string {
  if (!card) return "";
  return texts.message("about-lying", { card: cardName(card, texts), kind: kind(card), value: value(card) || "0", player: seat });
}

function road(pieces: number[], seat: number, texts: Translator): string {
  return texts.message("about-road", { player: seat, pieces: pieces.length ? texts.listed(pieces.map(String)) : "none" });
}

/** At the end: 15 = 9 + 4 + 2. */
function lane(pieces: number[], seat: number, texts: Translator): string {
  return texts.message("about-lane", {
    player: seat,
    length: pieces.reduce((sum, piece) => sum + piece, 0),
    sum: pieces.join(" + "),
    count: pieces.length,
  });
}

/** The result of a player's stack at the round's count. */
function rank(view: View, seat: number, texts: Translator): string {
  const ranks = lastRound(view.history)?.ranks ?? [];
  const found = ranks.find(({ player }) => player === seat);
  return found ? texts.message("about-rank", { ...found, players: ranks.length }) : "";
}

function held(view: View, card: string, texts: Translator, mayAct: boolean): string {
  const words = [texts.message("about-held", { card: cardName(card, texts), kind: kind(card), value: value(card) || "0" })];
  if (mayAct) {
    const seats = places(view.legal, view.seat).get(card) ?? [];
    words.push(seats.length ? texts.message("about-held-goes", { players: seats }) : texts.message("about-held-nowhere"));
  }
  return words.join(" ");
}
