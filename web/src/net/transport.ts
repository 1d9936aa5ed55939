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

/** The server whose page lies at that path. */
export const serverAt = (page: string): Transport => ({
  ask: (path, asked) => fetch(`${page}api/${path}`, asked),
  connect(table): Socket {
    const path = `${page}api/tables/${encodeURIComponent(table)}/live`;
    return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`) as Socket;
  },
});

/** What index.html says of the page without a server: it is that page, on its own or at a server; or it lies in pocket/. */
const mark = globalThis.document?.querySelector?.<HTMLMetaElement>("meta[name=speeltafel-pocket]")?.content;

/** Whether the tables are in a worker of this device. */
export const isPocket = mark === "alone" || mark === "at-a-server";
/** Whether the page is a file with one game in it: src/kept/transport.ts. */
export const isKept = false;
/** Whether there are reviews. */
export const hasReviews: boolean = true;
/** The page of the server that this pocket is at. */
export const serverPage = mark === "at-a-server" ? new URL("..", new URL(ROOT, location.href)).pathname : "";
/** The page without a server that this server has. */
export const pocketPage = mark === "beside" ? `${ROOT}pocket/` : "";

export const transport: Promise<Transport> = isPocket
  ? import("../pocket/pocket").then(({ pocket }) => pocket)
  : Promise.resolve(serverAt(ROOT));
