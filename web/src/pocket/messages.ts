/** What the page and its worker say to each other. */
import type { Language } from "../i18n/catalogue";

export type ToWorker =
  | { type: "fetch"; id: number; path: string; token: string; body: string | null }
  | { type: "said"; connection: number; text: string }
  | { type: "closed"; connection: number }
  /** The texts of every language, as the worker asked. */
  | { type: "texts"; texts: { language: Language; texts: { game: string; text: string }[] }[] };

export type FromWorker =
  | { type: "answer"; id: number; status: number; text: string }
  | { type: "received"; connection: number; text: string }
  /** So many of all bytes have been fetched. */
  | { type: "loading"; fetched: number; bytes: number }
  | { type: "ready" }
  | { type: "texts" }
  /** Another tab has the tables: this one waits until it is closed. */
  | { type: "elsewhere" }
  | { type: "broken"; why: string };

/** pocket/files.json: what the build put beside the page. */
export interface PocketFiles {
  games: string[];
  /** Sizes by name, of what is fetched before anybody can play. */
  first: Record<string, number>;
  /** What masters know, as game-players: large, and fetched when one sits down. */
  later: string[];
}
