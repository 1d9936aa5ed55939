/** Where a game is learned: /learn/tricky. */
import { GAMES } from "../games/board";

export function lessonOf(path: string): string | null {
  const game = /^\/learn\/([^/]+)\/?$/.exec(path)?.[1] ?? "";
  return GAMES.includes(game) ? game : null;
}

export const linkToLesson = (game: string): string => `/learn/${game}`;
