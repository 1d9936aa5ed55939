/** How the page reaches its tables: a server, or a worker on this device. It says the same to both. */
import { ROOT } from "../base-path";

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Asked {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | null;
}

export interface Transport {
  /** An answer to `api/` and that path; it rejects where nobody can be reached. */
  ask(path: string, asked: Asked): Promise<Response>;
  /** A connection for that table. */
  connect(table: string): Socket;
}

const server: Transport = {
  ask: (path, asked) => fetch(`${ROOT}api/${path}`, asked),
  connect(table): Socket {
    const path = `${ROOT}api/tables/${encodeURIComponent(table)}/live`;
    return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Socket;
  },
};

/** Whether the page was built without a server: `speeltafel pocket` says so in its index.html. */
export const isPocket = globalThis.document?.querySelector?.("meta[name=speeltafel-pocket]") != null;

export const transport: Promise<Transport> = isPocket
  ? import("../pocket/pocket").then(({ pocket }) => pocket)
  : Promise.resolve(server);
