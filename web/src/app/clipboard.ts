/** Puts a text on the clipboard. Browsers give the modern way only to safe pages, and http://192.168… on a home network is none. */
export async function copyText(text: string): Promise<void> {
  if (typeof navigator.clipboard?.writeText === "function") return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "unseen";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
