// Written by tools/write/wire_types.py from the structs of the server. Do not edit.

import type { Result, StepSeen } from "../../net/types";

export interface Options {
  roads: number[];
  edition: "en" | "nl";
}

export interface Row {
  cards: string[];
  colour: string | null;
  total: number;
}

export interface View {
  game: string;
  players: number;
  seat: number | null;
  actor: number | string | null;
  phase: string;
  legal: string[];
  history: StepSeen[];
  result: Result | null;
  memory_aids: string[];
  options: Options;
  round: number;
  king: number | null;
  why: string | null;
  boxed: string | null;
  rows: Row[];
  hand: string[] | null;
  hand_sizes: number[];
  announced: number[];
  groups: number[][];
  pieces: number[][];
  stacks: string[][];
  stack_sizes: number[];
  elsewhere: boolean;
  took: number[];
  known: string[][];
  only: (string | null)[];
  not_only: string[][];
}
