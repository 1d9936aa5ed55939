/** A turn in one line: which dice, what they cost, what they won, and what that cost the others. */
import type { Translator } from "../../i18n/translator";
import type { Line } from "../../net/types";

export const HEADINGS: readonly string[] = [];
export const hasLinePerTurn = true;

const LAST_WORDS = ["borrowed", "bankrupt", "ended"];

const number = (line: Line, name: string): number => Number(line.args?.[name] ?? 0);
const total = (lines: readonly Line[], name: string): number => lines.reduce((sum, line) => sum + number(line, name), 0);

export function turnLine(lines: readonly Line[], texts: Translator): string {
  const of = (id: string): Line[] => lines.filter((line) => line.id === id);
  const kept = of("kept");
  if (!kept[0]) return "";
  const player = number(kept[0], "player");
  const dice = kept.map((line) => String(line.args?.["dice"])).join(" ");
  const [filled, won] = [of("filled"), of("won")];
  const isWhole = dice.length === ALL_DICE && (filled.length > 0 || !/[1-5]/.test(dice));
  if (!isWhole) return texts.message("turn-keeps", { player, dice });
  const words = [texts.message("turn-pays", { player, dice, pays: total(filled, "own") })];
  if (won.length)
    words.push(
      texts.message("turn-wins", {
        columns: texts.listed(won.map((line) => String(line.args?.["column"]))),
        count: won.length,
        chips: total(won, "chips"),
      }),
    );
  return [
    ...words,
    ...othersPay(of("gave"), texts),
    ...lines.filter(({ id }) => LAST_WORDS.includes(id)).map((line) => texts.words(line)),
  ].join(" ");
}

const ALL_DICE = "1 2 3 4 5".length;

/** Who pays the arrows: all who pay as much in one sentence. */
function othersPay(gave: readonly Line[], texts: Translator): string[] {
  const paid = new Map<number, number>();
  for (const line of gave) paid.set(number(line, "player"), (paid.get(number(line, "player")) ?? 0) + number(line, "chips"));
  const amounts = [...new Set(paid.values())].filter(Boolean).sort((a, b) => b - a);
  return amounts.map((chips) => {
    const players = [...paid].filter(([, one]) => one === chips).map(([seat]) => seat);
    return texts.message("turn-others-pay", { players, count: players.length, chips });
  });
}
