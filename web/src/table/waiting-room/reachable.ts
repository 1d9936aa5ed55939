/** Where others reach this server: the beginnings of links for them. */
import * as rest from "../../net/api";
import { isOnlyHere } from "./lan-link";

export interface Reachable {
  /** The best first; none: nobody else can reach this server. */
  origins: string[];
  /** Whether a button here can open it to the network. */
  mayOpen: boolean;
}

export async function reachable(): Promise<Reachable> {
  if (!isOnlyHere(location.hostname)) return { origins: [location.origin], mayOpen: false };
  const { addresses, may_open: mayOpen } = await rest.serverInfo();
  return { origins: addresses, mayOpen };
}
