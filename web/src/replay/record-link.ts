/** A record inside a link: the link holds the whole game, so no server need keep it. */

/** The server's limit. A game is a few thousand characters. */
export const LARGEST = 100_000;

export async function packed(record: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(tight(record)));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The record of a link; null where the link is damaged. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(await through(new DecompressionStream("deflate-raw"), bytes));
  } catch {
    return null;
  }
}

/** JSON without spaces; other texts stay, and the server explains what is wrong with them. */
function tight(record: string): string {
  try {
    return JSON.stringify(JSON.parse(record));
  } catch {
    return record;
  }
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > LARGEST) throw new Error("too large");
  }
  const all = new Uint8Array(length);
  parts.reduce((from, part) => (all.set(part, from), from + part.length), 0);
  return all;
}
