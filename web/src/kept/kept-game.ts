/** What is in the file of a game that was kept: everything that its viewer would ask a server. */
import type { Review } from "../net/review-types";
import type { Frame, ReplayPart, SeatInfo } from "../net/types";

export interface KeptGame {
  seats: SeatInfo[];
  /** The whole game, for those who watched and for every seat. */
  replay: ReplayPart & { viewers: { viewer: number | null; frames: Frame[] }[] };
  record: object;
  review: Review | null;
  /** Whether the dice can be checked; on a device of one's own there is nobody to prove it to. */
  hasProof: boolean;
  /** The texts of the page and of this game, by their paths. */
  texts: Record<string, string>;
}

/** The viewer, as it was built. */
export interface Viewer {
  page: string;
  style: string;
  script: string;
}

/** The file: the viewer with the game in it. */
export async function fileOf(viewer: Viewer, game: KeptGame): Promise<string> {
  const parts = { GAME: JSON.stringify(game), STYLE: viewer.style, SCRIPT: viewer.script };
  let { page } = viewer;
  for (const [name, text] of Object.entries(parts)) {
    const written = await packed(text);
    page = page.replace(`@${name}@`, () => written);
  }
  return page;
}

/** As text for a file: compressed, in the letters of base64. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
