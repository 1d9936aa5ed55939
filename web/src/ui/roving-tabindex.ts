/** One stop of the Tab key for a group of similar buttons; arrow keys move within it. */

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];

  function settle(): void {
    const buttons = all();
    const isUsable = (button: HTMLElement): boolean => button.getAttribute("aria-disabled") !== "true";
    const keeps = current && buttons.includes(current) && (isUsable(current) || current === document.activeElement);
    if (!keeps) current = buttons.find(isUsable) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === current ? 0 : -1;
  }

  function come(event: FocusEvent): void {
    current = event.target as HTMLElement;
    settle();
  }

  function turn(event: KeyboardEvent): void {
    const buttons = all();
    const at = buttons.indexOf(event.target as HTMLElement);
    const step = STEP[event.key];
    if (at < 0 || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-disabled", "disabled"] });
  group.addEventListener("focusin", come);
  group.addEventListener("keydown", turn);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", come);
    group.removeEventListener("keydown", turn);
  };
}
