/** Finder of things on the screen, by the names of their places. */
import type { Box } from "./placement";

/** The board's things of these names, each once: what can be placed, or asked about, and is to be seen. */
export function thingsAt(places: readonly string[]): Element[] {
  return places.flatMap((place) => {
    const found = [...document.querySelectorAll(`.board :is([data-place="${place}"], [data-about="${place}"])`)];
    return found.filter((thing) => thing.getBoundingClientRect().width > 0).slice(0, 1);
  });
}

export function boxOf(thing: Element): Box {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x, y, width, height };
}
