/** Targets of explanations: everything on the board or above it with a place, or with a name to be asked by. */

const THINGS = "[data-about], [data-place]";
const ASKED = ":is(.board, .bars)";
/** Overlays of the board: an opened tent, the count of a round or a day. */
const BEFORE = ".board dialog[open], .board .chapter";
export const LOOKED_INTO = ".board dialog[open]";

type WordsOf = (thing: Element) => string;

export function askable(): Element[] {
  const inside = document.querySelector(LOOKED_INTO);
  return [...(inside?.querySelectorAll(THINGS) ?? document.querySelectorAll(`${ASKED} :is(${THINGS})`))];
}

export const keyOf = (thing: Element): string => thing.getAttribute("data-about") ?? thing.getAttribute("data-place") ?? "";

/** The smallest that is there and has something to say, a card before the row it lies in; and nothing that `touched` lies before. */
export function atPoint(touched: Element, x: number, y: number, wordsOf: WordsOf): Element | undefined {
  if (!touched.closest(ASKED)) return undefined;
  const before = touched.closest(BEFORE);
  const things = askable().filter((thing) => thing.closest(BEFORE) === before);
  const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  const here = boxes.filter(({ box }) => box.width && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  here.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return here.find(({ thing }) => wordsOf(thing) !== "")?.thing;
}

/** The focused element, its container, or its content. */
export function ofFocus(focus: Element | null, wordsOf: WordsOf): Element | undefined {
  if (!focus?.closest(ASKED)) return undefined;
  return [focus.closest(THINGS), focus.querySelector(THINGS)].find((thing) => thing && wordsOf(thing) !== "") ?? undefined;
}

/** Each sentence once, in the order of the board, with all that say it. */
export function everything(things: readonly Element[], wordsOf: WordsOf): { keys: string[]; words: string }[] {
  const found = new Map<string, Set<string>>();
  for (const thing of things) {
    const words = wordsOf(thing);
    if (words) found.set(words, (found.get(words) ?? new Set()).add(keyOf(thing)));
  }
  return [...found].map(([words, keys]) => ({ keys: [...keys], words }));
}
