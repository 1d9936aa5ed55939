/** What can be asked of the server without a table's connection. */
import { memory } from "../memory.svelte";
import type { GameInfo, Listing, NewTable, Problem, SeatClaimed, TableCreated, TableDetails } from "./types";

/** Why not, in a sentence of the reader's language; "": the server could not be reached. */
export class Refused extends Error {}

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const headers = {
    "accept-language": memory.language,
    authorization: `Bearer ${memory.token}`,
    ...(body ? { "content-type": "application/json" } : {}),
  };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { method: body ? "POST" : "GET", headers, body: body ? JSON.stringify(body) : null });
  } catch {
    throw new Refused("");
  }
  if (!answer.ok) throw new Refused(((await answer.json().catch(() => ({}))) as Partial<Problem>).words ?? "");
  return (await answer.json()) as Answer;
}

export const games = (): Promise<GameInfo[]> => ask("games");
export const openTables = (): Promise<Listing[]> => ask("tables");
export const myTables = (): Promise<Listing[]> => ask("tables/mine");
export const createTable = (wish: NewTable): Promise<TableCreated> => ask("tables", wish);
export const table = (id: string): Promise<TableDetails> => ask(`tables/${encodeURIComponent(id)}`);
export const record = (id: string): Promise<object> => ask(`tables/${encodeURIComponent(id)}/record`);

export function sitDown(id: string, name: string, code: string): Promise<SeatClaimed> {
  return ask(`tables/${encodeURIComponent(id)}/seats`, { name, code });
}
