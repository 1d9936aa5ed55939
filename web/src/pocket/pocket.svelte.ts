/** How far the pocket is: its worker, and newer versions of the page. */
class PocketState {
  /** Everybody can play. */
  isReady = $state(false);
  /** Of what has to be fetched before that, from 0 to 1. */
  fetched = $state(0);
  /** Another tab has the tables. */
  isElsewhere = $state(false);
  /** Why it cannot be. */
  broken = $state("");
  /** A newer version lies ready. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** The newer version from now on: every tab reloads as soon as it has taken over. */
  update(): void {
    this.waiting?.postMessage("now");
  }
}

export const pocketState = new PocketState();
