/** Whether a key belongs to what has the focus: a text, a slider, a list, or a shortcut of the browser. */
function isForControl(event: KeyboardEvent, ours: string): boolean {
  const target = event.target;
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  const isOther = [...document.querySelectorAll("dialog[open]")].some((dialog) => !ours || !dialog.matches(ours));
  return isControl || event.ctrlKey || event.metaKey || event.altKey || isOther;
}

/** The keys of this screen and their actions, wherever the focus is. */
export type Shortcuts = Record<string, () => void>;

/** Run the shortcut of this key and prevent the browser's default. Ignored while a dialog other than `ours` is open. */
export function runShortcut(event: KeyboardEvent, keys: Shortcuts, ours = ""): void {
  const act = keys[event.key] ?? keys[event.key.toLowerCase()];
  if (!act || event.defaultPrevented || isForControl(event, ours)) return;
  event.preventDefault();
  act();
}
