import type { KeyHelp } from "../contract";

export const KEYS: KeyHelp[] = [
  ["1–9, 0", "key-cards"],
  ["1–6", "key-windows"],
  ["A", "key-take"],
];
