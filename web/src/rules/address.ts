/** The address of a game's rules: /rules/tricky, with a table's options behind a question mark. */
import { GAMES } from "../games/contract";
import { ROOT } from "../base-path";

export interface RulesPlace {
  game: string;
  options: Record<string, unknown>;
}

export function rulesPlaceOf(path: string, search = ""): RulesPlace | null {
  const game = /^\/rules\/([^/]+)\/?$/.exec(path)?.[1] ?? "";
  return GAMES.includes(game) ? { game, options: Object.fromEntries([...new URLSearchParams(search)].map(read)) } : null;
}

export function linkToRules(game: string, options: Record<string, unknown> = {}): string {
  const chosen = Object.entries(options).filter(([, value]) => typeof value === "string" || value === true);
  const search = new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
  return `${ROOT}rules/${game}${search && `?${search}`}`;
}

const read = ([name, value]: [string, string]): [string, unknown] => [name, value === "true" ? true : value];
