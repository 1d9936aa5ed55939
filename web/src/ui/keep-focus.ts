/** Moves the focus on when its element is gone: to what can be done next, never to nowhere. */

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** A button of the group that is asked for now, or else the first that can be used, or else one that will be. */
export function nextThing(board: Element | null): HTMLElement | null {
  const button = 'button:not(:disabled):not([tabindex="-1"])';
  const wanted = [
    `[data-next] ${button}:not([aria-disabled="true"])`,
    `${button}:not([aria-disabled="true"])`,
    `[data-next] ${button}`,
  ];
  return wanted.map((which) => board?.querySelector<HTMLElement>(which)).find((found) => found) ?? null;
}

/** A focus elsewhere stays. */
export function keepFocus(board: Element | null): void {
  if (isNowhere() && !document.querySelector("dialog[open]")) nextThing(board)?.focus({ preventScroll: true });
}
