/** What tests/page/test_agreement.py has made of real games, by the rules of the server. */
import { readFileSync } from "node:fs";

export interface Case {
  /** Which game, variant and step it is, should it fail. */
  name: string;
}

/** One after the other, so that a great many do not have to be read at once. */
export function* read<One extends Case>(kind: string): Generator<One> {
  const folder = process.env["POSITIONS"];
  if (!folder) throw new Error("POSITIONS names the folder that tests/page/test_agreement.py has filled");
  for (const line of readFileSync(`${folder}/${kind}.jsonl`, "utf-8").split("\n")) {
    if (line) yield JSON.parse(line) as One;
  }
}
