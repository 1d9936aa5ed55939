/** Messages that came while the chat was not open. */
export class Unread {
  private readUpTo = $state(0);
  readonly some = $derived.by(() => this.readUpTo < this.said());

  constructor(
    private readonly said: () => number,
    isSeen: () => boolean,
  ) {
    $effect(() => {
      if (isSeen()) this.readUpTo = said();
    });
  }
}
