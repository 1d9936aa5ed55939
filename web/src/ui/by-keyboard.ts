/** Whether the keyboard is in use: only then the focus has a ring. */

const KEYS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", " "]);

export function watchKeyboard(page: Document = document): void {
  const html = page.documentElement;
  page.addEventListener(
    "keydown",
    ({ key }) => html.toggleAttribute("data-keyboard", html.hasAttribute("data-keyboard") || KEYS.has(key)),
    true,
  );
  page.addEventListener("pointerdown", () => html.removeAttribute("data-keyboard"), true);
}
