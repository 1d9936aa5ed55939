/** What nobody can do anything with, however much it looks like it: whoever touches it is told why. It is no button and no stop of the Tab key. */
import type { Attachment } from "svelte/attachments";

export function onRefusedTouch(onTouch: (at: Element) => void): Attachment<Element> {
  return (element) => {
    const touched = (): void => onTouch(element);
    element.addEventListener("click", touched);
    return () => element.removeEventListener("click", touched);
  };
}
