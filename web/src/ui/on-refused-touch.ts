/** Things that look usable but are not: touching one says why. They are no buttons, and no stops of the Tab key. */
import type { Attachment } from "svelte/attachments";

export function onRefusedTouch(onTouch: (at: Element) => void): Attachment<Element> {
  return (element) => {
    const touched = (): void => onTouch(element);
    element.addEventListener("click", touched);
    return () => element.removeEventListener("click", touched);
  };
}
