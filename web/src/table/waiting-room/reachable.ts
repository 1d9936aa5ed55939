/** Where others reach this server: the beginnings of links for them. */
import * as rest from "../../net/api";
import { isOnlyHere } from "./lan-link";

/** The best first; none: nobody else can reach this server. */
export async function reachableOrigins(): Promise<string[]> {
  return isOnlyHere(location.hostname) ? (await rest.serverInfo()).addresses : [location.origin];
}
