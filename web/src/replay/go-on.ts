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
}

/** Who has a name is a person here; the others are bots of the level that was chosen last. */
export function wishToGoOn(record: string): NewTable {
  const { game, options, players, moves, seats = [] } = JSON.parse(record) as Begun;
  const level = preferences.choices[game]?.level;
  const bot: SeatWish = level ? { who: "bot", level } : { who: "bot" };
  const plan = Array.from({ length: players }, (_, i): SeatWish => (seats[i] ? { who: "me", name: seats[i] } : bot));
  if (!seats.some(Boolean)) plan[0] = { who: "me", name: preferences.name };
  return { game, options, seats: plan, begun: moves.map(([, move]) => move) };
}

/** The address below that page where the game goes on at once. */
export const linkToGoOn = async (page: string, record: object): Promise<string> =>
  `${page}#/replay?record=${await packed(JSON.stringify(record))}&on`;

/** Whether nobody plays there but the reader and bots. */
export const isAlone = ({ seats }: TableInfo, own: readonly number[]): boolean =>
  own.length > 0 && seats.every(({ kind }, seat) => kind === "bot" || own.includes(seat));
