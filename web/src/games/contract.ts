/** The contract of a game's folder: a Board, drawn from a view alone, a Cover, and Help with pictures. */
import type { Component, Snippet } from "svelte";
import type { Person } from "../ui/players";
import type { Narrator } from "../narration/narrator.svelte";
import type { Translator } from "../i18n/translator";
import type { Verdict } from "../net/review-types";
import type { AnyView, Line } from "../net/types";

/** Shake a touched thing that cannot be used, and say why. */
export interface WhyNot {
  /** The server is asked what speaks against that move; out of turn it is said whose turn it is. */
  not: (at: Element, move: string) => void;
  /** Something else comes first. */
  say: (at: Element, words: string) => void;
}

export interface BoardProps<View extends AnyView = AnyView> {
  view: View;
  people: Person[];
  texts: Translator;
  mayAct: boolean;
  /** Whether to show what a person at the table has to remember. */
  showMemoryAids: boolean;
  onmove: (move: string) => void;
  /** What the player has chosen before their turn; null: nothing yet. */
  ahead?: string | null;
  why?: WhyNot;
  /** Hangs where the hand would lie, while several people pass their device on. A board may leave it out. */
  curtain?: Snippet | undefined;
  /** Called by the board with the view that is shown now. It follows the newest one, a few moments later. */
  shown?: View;
  /** The narrator of the events that are shown. */
  narrator?: Narrator;
}

/** A phone beside a table view: what is the player's own, and their choices. */
export type HandProps<View extends AnyView = AnyView> = Pick<
  BoardProps<View>,
  "view" | "people" | "texts" | "mayAct" | "onmove" | "ahead" | "why"
>;

export type HelpProps = { texts: Translator; options: Record<string, unknown> };

type Module<Props extends Record<string, unknown>> = { default: Component<Props> };

const BOARDS = import.meta.glob<Module<BoardProps & Record<string, unknown>>>("./*/Board.svelte");
const HAND_VIEWS = import.meta.glob<Module<HandProps & Record<string, unknown>>>("./*/HandView.svelte");
/** The moves that a player may choose now, whoever is on turn, since everybody chooses in secret and at the same time. */
type ChoicesAhead = (view: AnyView) => string[];
const AHEAD = import.meta.glob<{ choicesAhead: ChoicesAhead }>("./*/choose-ahead.ts", { eager: true });
type Standing = (view: AnyView) => number[];
const STANDINGS = import.meta.glob<{ standing: Standing }>("./*/standings.ts");
/** The places on the board where a move is made: names of `data-place`. */
type Places = (view: AnyView, move: string) => string[];
const GHOSTS = import.meta.glob<{ places: Places }>("./*/highlights.ts");
/** The explanation of a thing on the board, by the name of its place; "" if there is none. */
type About = (view: AnyView, key: string, texts: Translator, mayAct: boolean) => string;
const ABOUT = import.meta.glob<{ about: About }>("./*/explain.ts");
/** What a player's turn came to, in one line; "" where there is nothing to say yet. */
export interface TurnLines {
  turnLine: (lines: readonly Line[], texts: Translator) => string;
  /** Which lines begin a chapter of the log: a round, a day, the end. */
  HEADINGS: readonly string[];
  /** What several events that happen at once come to; "" where each is told by itself. */
  momentWords?: (lines: readonly Line[], texts: Translator) => string;
  /** Whether a turn is told in that line while it is seen, too. */
  hasLinePerTurn?: boolean;
}
const TURN_LINES = import.meta.glob<TurnLines>("./*/turn-line.ts");
/** Why a game that is over ended, and why the winner won: a sentence each. */
type ResultWords = (view: AnyView, texts: Translator) => string[];
const RESULTS = import.meta.glob<{ resultWords: ResultWords }>("./*/result.ts");
/** What kind of mistake a judged move was: the end of the name of a text `mistake-…`. */
type MistakeKind = (verdict: Verdict) => string;
const MISTAKES = import.meta.glob<{ mistakeKind: MistakeKind }>("./*/mistake-kinds.ts");
const HELP = import.meta.glob<Module<HelpProps>>("./*/Help.svelte");
const COVERS = import.meta.glob<Module<Record<string, never>>>("./*/Cover.svelte", { eager: true });

// The colours of a board are all in its folder's theme.css.
import.meta.glob("./*/theme.css", { eager: true });

/** A key and the text that says what it does. */
export type KeyHelp = [key: string, what: string];
const KEYS = import.meta.glob<{ KEYS: KeyHelp[] }>("./*/key-help.ts", { eager: true });

export const keysOf = (game: string): KeyHelp[] => KEYS[`./${game}/key-help.ts`]?.KEYS ?? [];

export const GAMES: string[] = Object.keys(COVERS).map((path) => path.split("/")[1] ?? "");

export function cover(game: string): Component<Record<string, never>> | undefined {
  return COVERS[`./${game}/Cover.svelte`]?.default;
}

export async function board(game: string): Promise<Component<BoardProps & Record<string, unknown>>> {
  const load = BOARDS[`./${game}/Board.svelte`];
  if (!load) throw new Error(`no board for ${game}`);
  return (await load()).default;
}

/** Whether a phone can be a hand of that game; otherwise it shows the board. */
export const hasHandView = (game: string): boolean => `./${game}/HandView.svelte` in HAND_VIEWS;

export const choicesAhead = (view: AnyView): string[] => AHEAD[`./${view.game}/choose-ahead.ts`]?.choicesAhead(view) ?? [];

export async function handView(game: string): Promise<Component<HandProps & Record<string, unknown>>> {
  const load = HAND_VIEWS[`./${game}/HandView.svelte`];
  if (!load) throw new Error(`no hand view for ${game}`);
  return (await load()).default;
}

/** The standings in a view, most is best; null if a game has none. */
export async function standing(game: string): Promise<Standing | null> {
  return (await STANDINGS[`./${game}/standings.ts`]?.())?.standing ?? null;
}

/** Which places of its board a move touches; none where a game does not say. */
export async function places(game: string): Promise<Places> {
  return (await GHOSTS[`./${game}/highlights.ts`]?.())?.places ?? (() => []);
}

/** The game's explanations of its board; null if it has none. */
export async function about(game: string): Promise<About> {
  return (await ABOUT[`./${game}/explain.ts`]?.())?.about ?? (() => "");
}

/** How turns are told in one line; null where a game does not say. */
export async function turnLines(game: string): Promise<TurnLines | null> {
  return (await TURN_LINES[`./${game}/turn-line.ts`]?.()) ?? null;
}

/** Why it ended and why the winner won; nothing where a game does not say. */
export async function resultWords(game: string): Promise<ResultWords> {
  return (await RESULTS[`./${game}/result.ts`]?.())?.resultWords ?? (() => []);
}

/** How mistakes are told apart; null where a game does not say. */
export async function mistakeKindOf(game: string): Promise<MistakeKind | null> {
  return (await MISTAKES[`./${game}/mistake-kinds.ts`]?.())?.mistakeKind ?? null;
}

export async function help(game: string): Promise<Component<HelpProps>> {
  const load = HELP[`./${game}/Help.svelte`];
  if (!load) throw new Error(`no help for ${game}`);
  return (await load()).default;
}
