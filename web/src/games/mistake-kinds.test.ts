import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Verdict } from "../net/review-types";
import { mistakeKind as carnavalo } from "./carnavalo/mistake-kinds";
import { mistakeKind as figaro } from "./figaro/mistake-kinds";
import { mistakeKind as tricky } from "./tricky/mistake-kinds";

const verdict = (played: string, best: string, ...claims: string[]): Verdict =>
  ({ played, best, claims: claims.map((id) => ({ id })) }) as unknown as Verdict;

const CASES: [string, (verdict: Verdict) => string, Verdict, string][] = [
  ["tricky", tricky, verdict("keep 66", "keep 3", "column"), "sixes"],
  ["tricky", tricky, verdict("keep 4", "keep 3", "next-any"), "next"],
  ["tricky", tricky, verdict("keep 4", "keep 3", "few"), "chips"],
  ["tricky", tricky, verdict("keep 4", "keep 3", "any-column"), "column"],
  ["tricky", tricky, verdict("keep 44", "keep 3", "gain"), "many"],
  ["tricky", tricky, verdict("keep 4", "keep 36"), "few"],
  ["figaro", figaro, verdict("take", "r1>0"), "take-early"],
  ["figaro", figaro, verdict("r1>0", "take"), "take-late"],
  ["figaro", figaro, verdict("j2>0", "r1>0"), "jester"],
  ["figaro", figaro, verdict("r2>0", "r1>0", "own-swap"), "own-row"],
  ["figaro", figaro, verdict("r2>0", "r1>0", "next"), "rival"],
  ["carnavalo", carnavalo, verdict("pass", "chip t1 miss 1"), "chip-unused"],
  ["carnavalo", carnavalo, verdict("chip t1 miss 1", "pass"), "chip-wasted"],
  ["carnavalo", carnavalo, verdict("card 4 t1", "card 4 t2", "parade"), "procession"],
  ["carnavalo", carnavalo, verdict("card 4 t1", "card 4 t2", "disc"), "rival"],
  ["carnavalo", carnavalo, verdict("card 4 t1", "card 5 t1", "disc-own"), "card"],
  ["carnavalo", carnavalo, verdict("card 4 t1", "card 4 t2", "disc-own"), "tent"],
];

test.each(CASES)("%s: a mistake is of one kind, which has words in every language", (name, kindOf, found, kind) => {
  expect(kindOf(found)).toBe(kind);
  for (const language of ["en", "nl", "de", "fr"])
    expect(readFileSync(`${import.meta.dirname}/${name}/text/${language}.ftl`, "utf-8")).toContain(`\nmistake-${kind} = `);
});
