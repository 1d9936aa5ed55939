/** How long a sentence stays, so that it can be read while things move. */

export const PACES = ["calm", "normal", "brisk", "at-once", "step"] as const;
export type Pace = (typeof PACES)[number];

/** At the usual pace nothing is gone before it can be read, however short; long sentences take longer. */
const SHORTEST = 1200;
const BEFORE_READING = 450;
const A_LETTER = 24;
/** What is seen on the board anyway is said in passing. */
const BRIEF = 380;
/** How long everybody else together may keep one waiting, and how much of a sentence is always left. */
const ALL_OTHERS = 13_500;
const LEAST = 0.3;

/** The share of the usual time. "At once" shows the result; "step by step" waits for the player. */
const SCALE: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.4, "at-once": 0, step: 1 };

/** At a screen without controls nobody says when to go on. */
export const goingOn = (pace: Pace): Pace => (pace === "step" ? "normal" : pace);

export function isPace(text: string): text is Pace {
  return PACES.some((pace) => pace === text);
}

/** How long a sentence is held, in milliseconds. */
export function readingTime(words: string, pace: Pace): number {
  return words ? SCALE[pace] * Math.max(SHORTEST, BEFORE_READING + A_LETTER * words.length) : 0;
}

/** The same for what is said in passing. */
export function briefTime(words: string, pace: Pace): number {
  return words ? SCALE[pace] * BRIEF : 0;
}

/** How long the turn of one of so many players may be told, in milliseconds. */
export function turnTime(players: number, pace: Pace): number {
  return (SCALE[pace] * ALL_OTHERS) / Math.max(1, players - 1);
}

/** Which part of the usual time sentences are held, so that what is left of a turn's time is enough. */
export function shareOfTime(left: number, needed: number): number {
  return needed > 0 ? Math.min(1, Math.max(LEAST, left / needed)) : 1;
}

/** How long a movement takes, compared with the usual. */
export function movingTime(pace: Pace): number {
  return pace === "calm" ? 1.3 : pace === "brisk" ? 0.5 : 1;
}

/** How long until the next row of a count, in milliseconds; null: until the player goes on. */
export function chapterRowTime(pace: Pace): number | null {
  return pace === "step" ? null : 900 * SCALE[pace];
}
