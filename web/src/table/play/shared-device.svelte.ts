/** Several people at one device: who holds it, whose turn it is, and when the others must look away. */
import type { TableConnection } from "../../net/table-connection.svelte";
import type { Stream } from "../../net/stream";
import type { AnyView } from "../../net/types";

/** Marks a view without any hand; what the animation makes of it keeps the mark. */
const WITHOUT_HAND = Symbol("without a hand");

export const isWithoutHand = (view: AnyView | undefined): boolean => view !== undefined && WITHOUT_HAND in view;

export class SharedDevice {
  private holder = $state<number | null>(null);

  constructor(private readonly live: TableConnection) {
    // Not before the next player's stream has the update too, or the device would go to and fro between them.
    $effect.pre(() => {
      const { next, stream } = this;
      if (next !== null && !stream.table.hides && live.streams[String(next)]!.number >= stream.number) this.holder = next;
    });
  }

  /** The player in whose place the board is seen; null: a spectator. */
  readonly place = $derived.by(() => {
    const [first = null, ...others] = this.live.seats;
    return others.length ? (this.holder ?? this.next ?? first) : first;
  });

  /** Through whose eyes the table is seen; null: a spectator's. */
  readonly seat = $derived.by(() => (this.isClosed ? null : this.place));

  readonly stream = $derived.by<Stream>(() => this.live.streams[String(this.seat)] ?? Object.values(this.live.streams)[0]!);

  /** What is shown: a spectator's view in the place of the last player, until the next player has the device. */
  readonly view = $derived.by<AnyView>(() => {
    const view = this.stream.view!;
    return this.isClosed ? { ...view, seat: this.place, [WITHOUT_HAND]: true } : view;
  });

  /** The streams of several seats arrive one after the other; the newest one knows whose turn it is. */
  private readonly newest = $derived.by(() =>
    Object.values(this.live.streams).reduce((one, other) => (other.number > one.number ? other : one)),
  );

  readonly actor = $derived.by(() => this.newest.view?.actor ?? null);

  /** Whether a player at this device is on turn. */
  readonly isMine = $derived.by(() => typeof this.actor === "number" && this.live.seats.includes(this.actor));

  /** The player who gets the device next. */
  readonly next = $derived.by(() =>
    this.isMine && this.live.seats.length > 1 && this.actor !== this.holder ? (this.actor as number) : null,
  );

  /** Whether the curtain is closed until the next player has the device. */
  readonly isClosed = $derived.by(() => this.next !== null && this.newest.table.hides);

  take(): void {
    this.holder = this.next;
  }
}
