/** Links to this server for friends. Opened on the machine itself, its address means another machine to everybody else. */

import { ROOT } from "../../base-path";

export const isOnlyHere = (hostname: string): boolean =>
  hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");

/** What people type to come here: no scheme, no slash at the end. */
export const addressAt = (origin: string): string => new URL(ROOT, origin).href.replace(/^https?:\/\/|\/$/g, "");

/** The same place of the page, at another of the server's addresses. */
export function linkAt(origin: string, hash: string): string {
  return new URL(`${ROOT}${hash}`, origin).href;
}
