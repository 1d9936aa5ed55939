/** A large board is drawn in slices, each in a task of its own, so that a slow phone shows the first ones and can answer in between. */
export class StagedDrawing {
  drawn = $state(1);

  constructor(all: number) {
    const next = (): void => {
      this.drawn += 1;
      if (this.drawn < all) setTimeout(next);
    };
    setTimeout(next);
  }
}
