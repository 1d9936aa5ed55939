import type { KeyHelp } from "../contract";

export const KEYS: KeyHelp[] = [
  ["1–6", "key-dice"],
  ["K", "key-keep"],
];
