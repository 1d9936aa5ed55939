/** Keeps the page without a server for when this server is away: in the background, where a browser can. */
import { ROOT } from "../base-path";
import { pocketPage } from "../net/transport";

async function keep(): Promise<void> {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  if (!("serviceWorker" in navigator) || saves) return; // plain HTTP, or a costly line
  await navigator.serviceWorker.register(`${pocketPage}sw.js`, { updateViaCache: "none" });
  await navigator.serviceWorker.register(`${ROOT}sw.js`, { updateViaCache: "none" });
}
void keep().catch(() => {});
