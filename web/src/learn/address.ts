/** Where a game is learned: /learn/tricky, below the page's own place. */
import { GAMES } from "../games/contract";
import { ROOT } from "../base-path";

export function lessonOf(path: string): string | null {
  const game = /^\/learn\/([^/]+)\/?$/.exec(path)?.[1] ?? "";
  return GAMES.includes(game) ? game : null;
}

export const linkToLesson = (game: string): string => `${ROOT}learn/${game}`;
