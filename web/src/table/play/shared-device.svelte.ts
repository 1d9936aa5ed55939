/** Several people at one device: who holds it, whose turn it is, and when everybody else must look away first. */
import type { TableConnection } from "../../net/table-connection.svelte";
import type { Stream } from "../../net/stream";

export class SharedDevice {
  private holder = $state<number | null>(null);

  constructor(private readonly live: TableConnection) {
    // Not before the next one's stream has heard of it too, or the device would go to and fro between them.
    $effect.pre(() => {
      const { next, stream } = this;
      if (next !== null && !stream.table.hides && live.streams[String(next)]!.number >= stream.number) this.holder = next;
    });
  }

  /** Through whose eyes the table is seen; null: a spectator's. */
  readonly seat = $derived.by(() => {
    const [first = null, ...others] = this.live.seats;
    return others.length ? (this.holder ?? first) : first;
  });

  readonly stream = $derived.by<Stream>(() => this.live.streams[String(this.seat)] ?? Object.values(this.live.streams)[0]!);

  /** The streams of several seats come one after the other; whose turn it is the newest one knows. */
  readonly actor = $derived.by(() => {
    const newest = Object.values(this.live.streams).reduce((one, other) => (other.number > one.number ? other : one));
    return newest.view?.actor ?? null;
  });

  /** Whether somebody at this device is on turn. */
  readonly isMine = $derived.by(() => typeof this.actor === "number" && this.live.seats.includes(this.actor));

  /** Who is to get the device. */
  readonly next = $derived.by(() =>
    this.isMine && this.live.seats.length > 1 && this.actor !== this.holder ? (this.actor as number) : null,
  );

  /** Whether a curtain is closed until whoever comes next has the device. */
  readonly isClosed = $derived.by(() => this.next !== null && this.stream.table.hides);

  take(): void {
    this.holder = this.next;
  }
}
