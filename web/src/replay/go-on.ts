/** A game that has no end yet goes on at another table: here, on a server, or on this device. */
import { preferences } from "../app/preferences.svelte";
import type { NewTable, SeatWish, TableInfo } from "../net/types";
import { packed } from "./record-link";

interface Begun {
  game: string;
  options: Record<string, unknown>;
  players: number;
  moves: [number | string, string][];
  seats?: string[];
  levels?: string[];
}

/** The game so far, with the level of each bot. */
export const savedGame = (record: object, { seats }: TableInfo): string =>
  JSON.stringify({ ...record, levels: seats.map(({ kind, level }) => (kind === "bot" ? level : "")) }, null, 1);

/** Who has a name is a person here; the others are bots, of the level they had or else of the one that was chosen last. */
export function wishToGoOn(record: string): NewTable {
  const { game, options, players, moves, seats = [], levels = [] } = JSON.parse(record) as Begun;
  const bot = (level = preferences.choices[game]?.level): SeatWish => (level ? { who: "bot", level } : { who: "bot" });
  const plan = Array.from({ length: players }, (_, i): SeatWish =>
    seats[i] ? { who: "me", name: seats[i] } : bot(levels[i] || undefined),
  );
  if (!seats.some(Boolean)) plan[0] = { who: "me", name: preferences.name };
  return { game, options, seats: plan, begun: moves.map(([, move]) => move) };
}

/** The address below that page where the game goes on at once. */
export const linkToGoOn = async (page: string, saved: string): Promise<string> =>
  `${page}#/replay?record=${await packed(saved)}&on`;

/** Whether nobody plays there but the reader and bots. */
export const isAlone = ({ seats }: TableInfo, own: readonly number[]): boolean =>
  own.length > 0 && seats.every(({ kind }, seat) => kind === "bot" || own.includes(seat));
