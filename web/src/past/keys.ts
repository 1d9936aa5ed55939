/** Whether a key belongs to what has the focus: a text, a slider, a list, or a shortcut of the browser. */
function isForControl(event: KeyboardEvent): boolean {
  const target = event.target;
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isControl || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}

/** What a key does on this screen, wherever the focus is. */
export type Keys = Record<string, () => void>;

/** The browser then does not do with it what it would. */
export function press(event: KeyboardEvent, keys: Keys): void {
  const act = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!act || event.defaultPrevented || isForControl(event)) return;
  event.preventDefault();
  act();
}
