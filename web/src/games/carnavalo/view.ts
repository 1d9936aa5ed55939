// Written by tools/write/wire_types.py from the structs of the server. Do not edit.

import type { Result, StepSeen } from "../../net/types";

export interface Route {
  fields: number;
  tents: number[];
  prince: number;
  miss: number;
  bar: number;
}

export interface Card {
  owner: number;
  value: number | null;
}

export interface Tent {
  cards: Card[];
  chip: string | null;
  chips: number;
}

export interface Count {
  cards: Card[];
  values: number[];
}

export interface Whereabouts {
  hands: number[];
  stack: number[];
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
  route: Route;
  track: number;
  advanced: boolean;
  day: number;
  floats: number;
  quiet: number;
  ring: number;
  citizens: number[];
  tents: Tent[];
  middle: Card | null;
  procession: Card[];
  procession_chip: number | null;
  procession_chips: number;
  last_day: Count[];
  hand: number[] | null;
  hand_sizes: number[];
  unseen: number[][];
  chips: string[] | null;
  chip_counts: number[];
  stack: number;
  whereabouts: Whereabouts[];
  known_to_all: Whereabouts[];
  discs: ((number | null)[])[];
  chips_won: string[][];
  procession_chips_won: number[][];
  has_float: boolean[];
  points: number[];
}
