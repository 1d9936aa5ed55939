/** Explanations of everything on the board: what it is, what it can do now, and how its number comes about. */
import type { Translator } from "../../i18n/translator";
import type { View } from "./view";

const KINDS: Record<string, string> = { g: "green", y: "yellow", r: "red" };

export function about(view: View, key: string, texts: Translator, mayAct: boolean): string {
  const [what = "", first = "", second = ""] = key.split("-");
  const number = Number(first);
  switch (what) {
    case "purse":
    case "score":
      return texts.message("about-purse", { player: number, chips: view.chips[number]! });
    case "supply":
      return texts.message("about-supply", { chips: view.supply });
    case "cell":
      return cell(view, number, Number(second), texts);
    case "column":
      return column(view, number, texts);
    case "arrow":
      return texts.message("about-arrow", { column: number + 1, arrow: view.board[number]!.arrow });
    case "die":
      return die(view, view.roll[number], texts, mayAct);
    case "aside": {
      const face = view.kept[number];
      return face ? texts.message("about-aside", { face }) : texts.message("about-aside-free");
    }
    case "preview":
    case "settling":
    case "keep":
      return texts.message(`about-${what}`);
  }
  return "";
}

const chipsFor = (cell: string): number => (cell.endsWith("2") ? 2 : 1);

function cell(view: View, column: number, i: number, texts: Translator): string {
  const found = view.board[column]!.cells[i]!;
  const before = i - view.filled[column]!;
  return texts.message("about-cell", {
    column: column + 1,
    cell: i + 1,
    kind: KINDS[found[0]!]!,
    chips: chipsFor(found),
    state: before < 0 ? "filled" : before === 0 ? "next" : "later",
    before,
    inside: view.in_column[column]!,
  });
}

/** The chips in it are those of its filled cells: 4 = 2 + 1 + 1. */
function column(view: View, c: number, texts: Translator): string {
  const filled = view.board[c]!.cells.slice(0, view.filled[c]).map(chipsFor);
  const left = view.board[c]!.cells.length - filled.length;
  const chips = view.in_column[c]!;
  return texts.message("about-column", { column: c + 1, chips, sum: filled.join(" + "), count: filled.length, left });
}

function die(view: View, face: number | undefined, texts: Translator, mayAct: boolean): string {
  if (!face) return "";
  const words = [texts.message("about-die", { face })];
  const found = view.board[face - 1]?.cells[view.filled[face - 1]!];
  if (found) words.push(texts.message("about-die-cell", { column: face, kind: KINDS[found[0]!]!, chips: chipsFor(found) }));
  if (mayAct) words.push(texts.message(view.roll.length === 1 ? "last-die-stays" : "about-die-keep"));
  return words.join(" ");
}
