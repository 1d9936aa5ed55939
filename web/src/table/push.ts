/** Messages that this browser shows by itself, also when the page is closed (Web Push). */
import { ROOT } from "../base-path";
import type { CallWish } from "../net/types";

/** The message that says why this browser can show none; "" if it can. */
export function whyNoPush(): string {
  if (!window.isSecureContext) return "push-insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "push-unsupported";
  return Notification.permission === "denied" ? "push-blocked" : "";
}

/** Ask the person, then have this browser's push service take messages of the server with that key. Null: they don't want any. */
export async function subscribe(serverKey: string): Promise<Pick<CallWish, "address" | "keys"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(`${ROOT}sw.js`, { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be for another key
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  const { endpoint, keys } = subscription.toJSON();
  return { address: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(ROOT);
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
