/**
 * What a row would count with one card more, said before the server is asked. tests/page holds it against the rules.
 */
import { DANCE, value } from "./cards";
import type { View } from "./view";

const TOO_MUCH = 6;

export interface RowPreview {
  /** The row then; after a ring dance, the one in front of the player. */
  total: number;
  /** Whether the player there takes all face-up cards. */
  takes: boolean;
}

export function previewRow(view: Pick<View, "rows" | "players">, card: string, seat: number): RowPreview {
  const from = card === DANCE ? (seat + view.players - 1) % view.players : seat; // rows move on to the left neighbour
  const total = view.rows[from]!.total + (card === DANCE ? 0 : Number(value(card)));
  return { total, takes: total >= TOO_MUCH };
}
