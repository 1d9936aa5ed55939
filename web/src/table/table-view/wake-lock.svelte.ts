/** Keeps the screen awake while it is looked at. A browser offers that only to pages by HTTPS, or on the server's own machine. */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** From now on; returns how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;

  /** The browser lets go of it whenever the page is hidden. */
  async function ask(): Promise<void> {
    if (isOver || document.visibilityState !== "visible" || !canStayAwake()) return;
    const got = await navigator.wakeLock.request("screen").catch(() => undefined); // not now: little power is left
    if (isOver) await got?.release();
    else lock = got;
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
