/** Takes the place of net/transport.ts in the file of a game: what is asked is answered from the file. */
import type { Asked, Transport } from "../net/transport";
import type { ReviewNews } from "../net/review-types";
import type { KeptGame } from "./kept-game";

declare global {
  /** Set by the file before its script runs: its page. */
  var keptGame: KeptGame;
}
const game = globalThis.keptGame;

/** The name of the only table. */
export const TABLE = "kept";

export const isPocket = !game.hasProof;
export const isKept = true;
export const hasReviews = game.review !== null;
export const serverPage = "";
export const pocketPage = "";

function answer(path: string): unknown {
  const { pathname, searchParams } = new URL(path, "file:///");
  switch (pathname) {
    case `/tables/${TABLE}`:
      return { about: { seats: game.seats } };
    case `/tables/${TABLE}/record`:
      return game.record;
    case `/tables/${TABLE}/steps`: {
      const { viewers } = game.replay;
      const wish = searchParams.has("viewer") ? Number(searchParams.get("viewer")) : null;
      const isAll = searchParams.get("everybody") === "true";
      return { ...game.replay, viewers: viewers.filter(({ viewer }) => isAll || viewer === wish) };
    }
    case `/tables/${TABLE}/review`:
      return { review: TABLE };
    case `/reviews/${TABLE}`: {
      const parts: ReviewNews["parts"] = game.review ? [{ type: "Finished", review: game.review, done: 1, total: 1 }] : [];
      return { place: 0, parts, number: 1, over: true, problem: null } satisfies ReviewNews;
    }
    default:
      return []; // nobody has tables here
  }
}

const file: Transport = {
  ask: (path: string, asked: Asked) => Promise.resolve(new Response(JSON.stringify(asked && answer(path)))),
  connect: () => {
    throw new Error("there is nobody to play with");
  },
};
export const transport = Promise.resolve(file);
export const serverAt = (): Transport => file;
