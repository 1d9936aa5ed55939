/** Whether a key belongs to what has the focus: a text, a slider, a list, or a shortcut of the browser. */
export function isForControl(event: KeyboardEvent): boolean {
  const target = event.target;
  const isControl =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isControl || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]") !== null;
}
