/** A wish for a new table: chosen once, remembered, and sent to the server. */
import { PER_MOVE } from "../table/play/clock-words";
import type { GameInfo, NewTable, SeatWish } from "../net/types";

export interface Choices {
  level: string;
  clock: number;
  spectators: boolean;
  listed: boolean;
  aids: boolean;
  /** Also where other people play. */
  tips: boolean;
  /** The options of the game that differ from the box. */
  options: Record<string, unknown>;
}

/** A quick level that plays like an ordinary person. */
const USUAL_LEVEL = "casual";

/** The edition in the reader's language, or the printed one. */
export function editionFor(game: GameInfo, language: string): Record<string, unknown> {
  if (!game.editions.length) return {};
  return { edition: game.editions.includes(language) ? language : game.options["edition"] };
}

/** The remembered choices that this game still has, and defaults for the rest. */
export function choicesFor(game: GameInfo, remembered: Partial<Choices> | undefined, language: string): Choices {
  const { level, clock, options } = remembered ?? {};
  const isChosen = (key: string, value: unknown): boolean => key === "edition" || value !== game.options[key];
  const chosen = Object.entries(options ?? {}).filter(([key, value]) => key in game.options && isChosen(key, value));
  return {
    level: game.levels.find((one) => one === level) ?? game.levels.find((one) => one === USUAL_LEVEL) ?? game.levels.at(-1) ?? "",
    clock: PER_MOVE.find((seconds) => seconds === clock) ?? 0,
    spectators: remembered?.spectators ?? true,
    listed: remembered?.listed ?? false,
    aids: remembered?.aids ?? false,
    tips: remembered?.tips ?? false,
    options: { ...editionFor(game, language), ...Object.fromEntries(chosen) },
  };
}

/** Against bots alone, tips are always allowed. */
export function wishOf(choices: Choices, seats: readonly SeatWish[]): Omit<NewTable, "game" | "seats"> {
  const { clock, spectators, listed, aids, options } = choices;
  const isAlone = seats.filter(({ who }) => who === "me").length === 1 && seats.every(({ who }) => who === "me" || who === "bot");
  return {
    seconds_per_move: clock,
    spectators,
    listed,
    memory_aids: aids,
    tips: isAlone || choices.tips,
    options,
  };
}
