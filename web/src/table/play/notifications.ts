/** "It's your turn" as a system notification: only if it is wanted, and only while the page is hidden. */
import { preferences } from "../../app/preferences.svelte";
import { ROOT } from "../../base-path";

export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** Asks the browser; whether it may be done from now on. */
export async function allowNotifications(): Promise<boolean> {
  preferences.notify = (await Notification.requestPermission()) === "granted";
  return preferences.notify;
}

export function notified(title: string, body: string, tag: string): void {
  if (!preferences.notify || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag, icon: `${ROOT}icon-192.png` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones have notifications for installed pages alone.
  }
}
