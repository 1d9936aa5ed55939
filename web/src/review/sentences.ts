/** The review in sentences. */
import type { Translator } from "../i18n/translator";
import type { SeatSummary, TurningPoint, Verdict } from "../net/review-types";
import type { Line } from "../net/types";
import { isRight, isWeak, type Decision } from "./summary";

export function percent(share: number, texts: Translator): string {
  return new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** Points of a hundred, to a tenth, with their sign. */
export function points(tenths: number, texts: Translator): string {
  const format = new Intl.NumberFormat(texts.language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  return format.format(tenths / 10).replace("-", "−");
}

export function chancesInWords(chances: readonly number[], texts: Translator): string {
  return texts.listed(chances.map((share, seat) => `${texts.name(seat)} ${percent(share, texts)}`));
}

/** A move as one would say it. */
export function inWords({ alternatives }: Verdict, move: string, texts: Translator): string {
  const words = alternatives.find((one) => one.move === move)?.words;
  return words ? texts.words(words) : move;
}

/** A decision in one sentence: what it is called, and what would have been better. */
export function decisionInWords({ actor, verdict }: Decision, texts: Translator): string {
  const { label, played, best, loss } = verdict;
  const args = {
    player: actor,
    played: inWords(verdict, played, texts),
    best: inWords(verdict, best, texts),
    wins: winsIn100(loss, texts),
  };
  if (label) return texts.message(`verdict-${label}`, args);
  return texts.message(played === best ? "verdict-best" : loss < 0.005 ? "verdict-as-good" : "verdict-fine", args);
}

/** A decision without the better move, which the reasons name. `texts` speak to whoever made it. */
export function momentInWords(decision: Decision, texts: Translator): string {
  const { actor, verdict } = decision;
  if (!isWeak(verdict.label) || !verdict.reasons.length) return decisionInWords(decision, texts);
  const wins = winsIn100(verdict.loss, texts);
  return texts.message(`moment-${verdict.label}`, { player: actor, played: inWords(verdict, verdict.played, texts), wins });
}

/** What the judge says of a move that was tried in a puzzle. */
export function answerInWords(verdict: Verdict, tried: string, texts: Translator): string {
  const move = inWords(verdict, tried, texts);
  if (tried === verdict.best) return texts.message("puzzle-best", { move });
  if (isRight(verdict, tried)) return texts.message("puzzle-as-good", { move, best: inWords(verdict, verdict.best, texts) });
  const known = verdict.alternatives.find((one) => one.move === tried);
  if (!known) return texts.message("puzzle-not-considered");
  const top = verdict.alternatives[0]?.share ?? 0;
  return texts.message("puzzle-worse", { move, wins: winsIn100(top - known.share, texts) });
}

/** What a move that was tried wins, and what the best one does, without saying which that is. */
export function triedInNumbers(verdict: Verdict, tried: string, texts: Translator): string {
  const share = (move: string): number | undefined => verdict.alternatives.find((one) => one.move === move)?.share;
  const [best, known] = [share(verdict.best), share(tried)];
  if (best === undefined || known === undefined) return "";
  return texts.message("puzzle-in-numbers", { wins: percent(known, texts), best: percent(best, texts) });
}

/** The reasons, where the move of which they speak was not played: it only tempts. */
export function reasonsAfter({ reasons, played }: Verdict, tried: string): Line[] {
  if (tried === played) return reasons;
  return reasons.map((reason) => (reason.id === "reason-played" ? { ...reason, id: "reason-other" } : reason));
}

/** A loss as wins in a hundred games. */
export function winsIn100(loss: number, texts: Translator): string {
  return new Intl.NumberFormat(texts.language, { maximumFractionDigits: loss < 0.0995 ? 1 : 0 }).format(loss * 100);
}

/** What a moment changed. Of a decision not what was played: that is asked. */
export function turningInWords(point: TurningPoint, event: string, texts: Translator): string {
  const { seat, actor, number } = point;
  const args = { player: seat, before: percent(point.before, texts), after: percent(point.after, texts), told: event };
  if (point.kind === "decision" && actor !== null) return texts.message("turning-decision", { ...args, other: actor, number });
  return texts.message(`turning-${point.kind}`, args);
}

/** A weak move in a list, as a question: what it lost, not what was played. */
export function lessonInWords({ number, actor, verdict }: Decision, texts: Translator): string {
  return texts.message("moment-lost", { number, player: actor, wins: winsIn100(verdict.loss, texts) });
}

/** `You: luck +12, own moves −8, others +3`, in wins in a hundred games. */
export function accountInWords({ luck, own, others, judge }: SeatSummary, seat: number, texts: Translator): string {
  const whole = (share: number): string => signed(Math.round(share * 100), texts);
  return texts.message("ledger-words", { player: seat, luck: whole(luck), own: whole(own), others: whole(others + judge) });
}

function signed(value: number, texts: Translator): string {
  return new Intl.NumberFormat(texts.language, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** What to say at a step: everybody's chances, and what is thought of the decision. */
export function stepInWords(chances: readonly number[], decision: Decision | undefined, texts: Translator): string {
  const stand = texts.message("review-chances", { chances: chancesInWords(chances, texts) });
  return decision ? `${stand} ${decisionInWords(decision, texts)}` : stand;
}
