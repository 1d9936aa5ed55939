/** Requests to the server without a table's connection. */
import { preferences } from "../app/preferences.svelte";
import type { Viewer } from "../replay/game-history";
import { route } from "../app/route.svelte";
import { plain } from "../i18n/without-rule-numbers";
import { passwordGate } from "./password-gate.svelte";
import { newId } from "./ids";
import { serverAt, transport, type Transport } from "./transport";
import type { DayOfPuzzles, Hint, ReviewAsked, ReviewNews, Verdict } from "./review-types";
import type {
  CallsInfo,
  CallWish,
  GameInfo,
  LanAddresses,
  LessonMoment,
  Listing,
  NewTable,
  Problem,
  SeatClaimed,
  ReplayPart,
  TableCreated,
  TableDetails,
  TableFound,
} from "./types";

/** Why not, in a sentence of the reader's language; "": the server could not be reached. */
export class Refused extends Error {}

/** An answer that comes after its screen was left is ignored. */
async function ask<Answer>(path: string, body?: object | string): Promise<Answer> {
  const place = route.place;
  try {
    return await answered<Answer>(path, body);
  } finally {
    if (!route.isStill(place)) await new Promise<never>(() => {});
  }
}

async function answered<Answer>(path: string, body?: object | string, via: Promise<Transport> = transport): Promise<Answer> {
  const headers = {
    "accept-language": preferences.language,
    authorization: `Bearer ${preferences.token}`,
    ...(preferences.password ? { "x-speeltafel-password": inBytes(preferences.password) } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const text = typeof body === "object" ? JSON.stringify(body) : (body ?? null);
  let answer: Response;
  try {
    answer = await (await via).ask(path, { method: text === null ? "GET" : "POST", headers, body: text });
  } catch {
    throw new Refused("");
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
    passwordGate.onRefusal(problem.line);
    throw new Refused(plain(problem.words ?? ""));
  }
  return (await answer.json()) as Answer;
}

/** A header holds bytes: those of the text in UTF-8, one character each. */
const inBytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

const at = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const serverInfo = (): Promise<LanAddresses> => ask("house");
/** Asks the server to listen on the local network, too. */
export const openToNetwork = (): Promise<LanAddresses> => ask("house", {});
export const games = (): Promise<GameInfo[]> => ask("games");
export const openTables = (): Promise<Listing[]> => ask("tables");
export const myTables = (): Promise<Listing[]> => ask("tables/mine");
export const createTable = (wish: NewTable): Promise<TableCreated> => ask("tables", wish);
/** At the server whose page lies at that path. */
export const createTableAt = (page: string, wish: NewTable): Promise<TableCreated> =>
  answered("tables", wish, Promise.resolve(serverAt(page)));
/** The table of those four letters. */
export const join = (letters: string): Promise<TableFound> => ask("join", { letters });
export const table = (id: string): Promise<TableDetails> => ask(at(id));
export const record = (id: string): Promise<object> => ask(`${at(id)}/record`);

/** For each table the wish to sit there, until it is known to be done: asking again never sits down twice. */
const wishes = new Map<string, string>();

/** `seat`: the one that the invitation is for; null: any free one. */
export async function sitDown(
  id: string,
  name: string,
  code: string,
  commitment: string,
  seat: number | null = null,
): Promise<SeatClaimed> {
  const wish = wishes.get(id) ?? newId();
  wishes.set(id, wish);
  const claimed = await ask<SeatClaimed>(`${at(id)}/seats`, { name, code, commitment, seat, id: wish });
  wishes.delete(id);
  return claimed;
}

/** Takes the seat that the player's other device offers under that code. */
export const takeSeat = (id: string, code: string): Promise<SeatClaimed> => ask(`${at(id)}/seats/moved`, { code, id: newId() });

/** A table's game, step by step, as those eyes saw it. */
export function steps(id: string, viewer: Viewer, first: number): Promise<ReplayPart> {
  return ask(`${at(id)}/steps?${looking(viewer, first)}`);
}

/** The same, of a record. */
export function replay(text: string, viewer: Viewer, first: number): Promise<ReplayPart> {
  return ask(`replay?${looking(viewer, first)}`, text);
}

/** The judge's move for that seat. */
export const tip = (id: string, seat: number, position: number): Promise<Hint> => ask(`${at(id)}/tip`, { seat, position });

/** Has the game of a table judged, or of a record. */
export const reviewTable = (id: string): Promise<ReviewAsked> => ask(`${at(id)}/review`, {});
export const reviewRecord = (text: string): Promise<ReviewAsked> => ask("review", text);
/** The parts of a review after that one. */
export const reviewNews = (name: string, after: number): Promise<ReviewNews> => ask(`reviews/${name}?after=${after}`);
export const thinkLonger = (name: string, number: number): Promise<Verdict> => ask(`reviews/${name}/longer?number=${number}`, {});

/** How the person wants to be told that it is their turn, and what the host allows. */
export const calls = (): Promise<CallsInfo> => ask("calls");
export const setCalls = (wish: CallWish): Promise<CallsInfo> => ask("calls", wish);
export const testCall = (): Promise<CallsInfo> => ask("calls/test", {});
export const forgetCalls = (): Promise<CallsInfo> => ask("calls/forget", {});

/** Deletes a table of this device. */
export const forget = (id: string): Promise<object> => ask(`${at(id)}/forget`, {});

/** A scene of a game's lesson, after these moves of the learner. */
export const lesson = (game: string, scene: number, moves: string[], language: string): Promise<LessonMoment> =>
  ask(`lessons/${encodeURIComponent(game)}`, { scene, moves, language });

/** The puzzles of today. */
export const puzzles = (game: string): Promise<DayOfPuzzles> => ask(`puzzles/${encodeURIComponent(game)}`);

const looking = (viewer: Viewer, first: number): string =>
  `first=${first}${viewer === "watch" ? "" : viewer === "all" ? "&everybody=true" : `&viewer=${viewer}`}`;
