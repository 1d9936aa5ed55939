/** Muted players: their chat and reactions stay away from this screen until they are unmuted. */
import { SvelteSet } from "svelte/reactivity";
import type { ChatLine } from "../../net/types";

export class Muted {
  private readonly seats = new SvelteSet<number>();

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  toggle(seat: number): void {
    if (!this.seats.delete(seat)) this.seats.add(seat);
  }

  visibleIn(chat: readonly ChatLine[]): ChatLine[] {
    return chat.filter((line) => !this.has(line.seat));
  }
}
