/** What on the board can be asked about: everything with a place, or with a name of its own to be asked by. */

const THINGS = "[data-about], [data-place]";

type WordsOf = (thing: Element) => string;

export const askable = (): Element[] => [...document.querySelectorAll(`.board :is(${THINGS})`)];

export const keyOf = (thing: Element): string => thing.getAttribute("data-about") ?? thing.getAttribute("data-place") ?? "";

/** The smallest that is there and has something to say: a card before the row it lies in. */
export function atPoint(things: readonly Element[], x: number, y: number, wordsOf: WordsOf): Element | undefined {
  const boxes = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  const here = boxes.filter(({ box }) => box.width && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
  here.sort((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  return here.find(({ thing }) => wordsOf(thing) !== "")?.thing;
}

/** What has the focus, what it lies in, or what lies in it. */
export function ofFocus(focus: Element | null, wordsOf: WordsOf): Element | undefined {
  if (!focus?.closest(".board")) return undefined;
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
