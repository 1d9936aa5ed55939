/** The board for screen readers: the focused element, and every part marked with the state of the game. */

function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  const unseen = element.querySelector(".unseen");
  return (label ?? unseen?.textContent ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
}

function spokenText(element: Element): string {
  if (element.getAttribute("data-spoken") === "name") return nameOf(element);
  const buttons = [...element.querySelectorAll("button")].map(nameOf);
  return element.getAttribute("role") === "group" ? `${nameOf(element)}: ${buttons.join(", ") || "–"}.` : nameOf(element);
}

export function stateOf(board: Element | null): string {
  const parts = [...(board?.querySelectorAll("[data-spoken]") ?? [])].map(spokenText);
  const here = document.activeElement;
  return [...parts, here && board?.contains(here) ? nameOf(here) : ""].filter(Boolean).join(" ");
}
