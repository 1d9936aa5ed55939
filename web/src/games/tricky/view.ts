// Written by tools/write/wire_types.py from the structs of the server. Do not edit.

import type { Result, StepSeen } from "../../net/types";

export interface Column {
  cells: string[];
  arrow: number;
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
  board: Column[];
  filled: number[];
  in_column: number[];
  chips: number[];
  supply: number;
  turn: number;
  roll: number[];
  kept: number[];
  bankrupt: number | null;
}
