/** The address of a game's lesson: /learn/tricky, below the base path. */
import { GAMES } from "../games/contract";
import { ROOT } from "../base-path";

export function lessonOf(path: string): string | null {
  const game = /^\/learn\/([^/]+)\/?$/.exec(path)?.[1] ?? "";
  return GAMES.includes(game) ? game : null;
}

export const linkToLesson = (game: string): string => `${ROOT}learn/${game}`;
