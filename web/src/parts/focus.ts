/** Where the focus goes when what had it is gone: on to what can be done next, never to nowhere. */

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The button of the board that is asked for now, or else the first that can be used. */
export function nextThing(board: Element | null): HTMLElement | null {
  const usable = (which: string): HTMLElement | null =>
    board?.querySelector<HTMLElement>(`button${which}:not(:disabled):not([aria-disabled="true"]):not([tabindex="-1"])`) ?? null;
  return usable("[data-next]") ?? usable("");
}

/** Whoever has the focus somewhere keeps it. */
export function keepFocus(board: Element | null): void {
  if (isNowhere() && !document.querySelector("dialog[open]")) nextThing(board)?.focus({ preventScroll: true });
}
