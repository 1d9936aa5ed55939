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

  /** The newer version from now on. */
  update(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("now");
  }
}

export const pocketState = new PocketState();
