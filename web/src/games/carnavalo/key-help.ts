/** Carnavalo by keyboard: a card and a tent, or a citizen and how far, each with a key. */
import type { Shortcuts } from "../../ui/shortcuts";
import type { KeyHelp } from "../contract";
import { returns } from "./legal-moves";
import type { Choosing } from "./selection.svelte";
import type { View } from "./view";

export const KEYS: KeyHelp[] = [
  ["1–5", "key-cards"],
  ["1–6", "key-tents"],
  ["P M B", "key-citizens"],
  ["1–5", "key-fields"],
  ["C", "key-chips"],
  ["0", "key-direct"],
  ["1 2", "key-places"],
  ["K", "key-pick"],
  ["E", "key-end"],
];

export function keysFor(
  choosing: Choosing,
  view: () => View,
  legal: () => string[],
  play: (move: string) => void,
  endTurn: () => void,
): Shortcuts {
  const playIf = (move: string | undefined): void => {
    if (move) play(move);
  };

  /** Cards by their number, tents when a card is chosen, fields when a citizen is; 0 is straight into the tent of the chip. */
  function digit(number: number): void {
    const { asking, citizen, card } = choosing;
    if (asking) playIf(asking.plays[number - 1]?.move);
    else if (citizen) playIf(number ? choosing.walks.find(({ steps }) => steps === number)?.move : choosing.direct);
    else if (card !== null && view().phase !== "pick") {
      const plays = choosing.targets.get(number - 1) ?? [];
      if (plays.length > 1) choosing.asking = { tent: number - 1, plays };
      else playIf(plays[0]?.move);
    } else if (choosing.canPlay(number)) choosing.takeCard(number);
  }

  function nextChip(): void {
    const mine = (view().chips ?? []).filter((name) => choosing.canUse(name));
    const next = mine[mine.indexOf(choosing.chip ?? "") + 1] ?? mine[0];
    if (next) choosing.takeChip(next);
  }

  function pick(): void {
    if (view().phase === "pick" && choosing.card !== null) play(`pick ${choosing.card}`);
  }

  const take = (who: "prince" | "miss" | "bar") => (): void => {
    if (choosing.movable.includes(who)) choosing.takeCitizen(who);
  };

  return {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((number) => [String(number), () => digit(number)])),
    p: take("prince"),
    m: take("miss"),
    b: take("bar"),
    c: nextChip,
    k: pick,
    e: () => {
      if (legal().includes("pass")) play("pass");
      else if (returns(legal()).length) endTurn();
    },
  };
}
