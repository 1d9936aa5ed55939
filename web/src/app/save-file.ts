/** Gives the reader a file to save. */
export function saveFile(content: Blob, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(content);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000); // some browsers read it only then
}
