import type { KeyHelp } from "../board";

export const KEYS: KeyHelp[] = [
  ["1–6", "key-dice"],
  ["K", "key-keep"],
];
