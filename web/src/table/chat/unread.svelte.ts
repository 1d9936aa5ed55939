/** What was said while nobody looked at the chat. */
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
