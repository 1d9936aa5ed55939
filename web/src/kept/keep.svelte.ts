/** Puts a finished game into one HTML file that replays it anywhere: with all eyes, its review and its proof. */
import { ROOT } from "../base-path";
import { LANGUAGES, pathsOf } from "../i18n/catalogue";
import * as rest from "../net/api";
import { hasReviews, isPocket } from "../net/transport";
import type { ReplayPart } from "../net/types";
import { ReviewSession } from "../review/review-session.svelte";
import type { Review } from "../net/review-types";
import { fileOf, type KeptGame, type Viewer } from "./kept-game";

/** A table, or the text of a record. */
export interface Source {
  table: string;
  record: string | null;
}

/** The whole game in one answer, as everybody saw it. */
async function replayOf({ table, record }: Source): Promise<ReplayPart> {
  let whole: ReplayPart | null = null;
  for (;;) {
    const first: number = whole?.viewers[0]!.frames.length ?? 0;
    const part = record === null ? await rest.steps(table, "all", first) : await rest.replay(record, "all", first);
    whole ??= { ...part, viewers: part.viewers.map((one) => ({ ...one, frames: [] })) };
    part.viewers.forEach(({ frames }, i) => whole!.viewers[i]!.frames.push(...frames));
    if (whole.viewers[0]!.frames.length > whole.steps) return whole;
  }
}

async function textsOf(game: string): Promise<Record<string, string>> {
  const all = await Promise.all(Object.keys(LANGUAGES).map((language) => pathsOf(language)));
  return Object.fromEntries(all.flat().filter(([path]) => [undefined, game].includes(/games\/([^/]+)\//.exec(path)?.[1])));
}

export class Keeping {
  /** How far the review is, from 0 to 1; null: nothing is being kept. */
  done = $state<number | null>(null);

  /** `known`: the review, where there is one already. */
  async keep(source: Source, known: Review | null): Promise<Blob> {
    this.done = 0;
    try {
      const replay = await replayOf(source);
      const review = known ?? (hasReviews ? await this.review(source) : null);
      const seats = source.table
        ? (await rest.table(source.table)).about.seats
        : replay.names.map((name): KeptGame["seats"][number] => ({
            kind: "person",
            name,
            level: "",
            reason: null,
            share: "none",
          }));
      const record = source.record === null ? await rest.record(source.table) : (JSON.parse(source.record) as object);
      const hasProof = !isPocket && "proof" in record && record.proof !== null;
      const game = { seats, replay, record, review, hasProof, texts: await textsOf(replay.game) };
      const viewer = await fetch(`${ROOT}kept.json`);
      if (!viewer.ok) throw new rest.Refused("");
      return new Blob([await fileOf((await viewer.json()) as Viewer, game)], { type: "text/html" });
    } finally {
      this.done = null;
    }
  }

  /** A review that cannot be had keeps nobody from keeping the game. */
  private async review({ table, record }: Source): Promise<Review | null> {
    const ask = async (): Promise<string> =>
      (record === null ? await rest.reviewTable(table) : await rest.reviewRecord(record)).review;
    const session = new ReviewSession({ ask, news: rest.reviewNews, longer: rest.thinkLonger }, (done) => (this.done = done));
    await session.begin();
    return session.over && session.problem === null ? session.review : null;
  }
}
