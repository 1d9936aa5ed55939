/** The tables of this device, as the page speaks to a server. */
import { ROOT } from "../base-path";
import type { Asked, Socket, Transport } from "../net/transport";
import { preferences } from "../app/preferences.svelte";
import { LANGUAGES, load, textsOf, type Language } from "../i18n/catalogue";
import { Translator } from "../i18n/translator";
import type { Problem } from "../net/types";
import type { FromWorker, ToWorker } from "./messages";
import { pocketState } from "./pocket.svelte";

let count = 0;
const waiting = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, WorkerSocket>();
let worker: Worker | null = null; // only one tab has the tables: one that shows the rules leaves them to others

function tell(message: ToWorker): void {
  worker ??= begun();
  worker.postMessage(message);
}

function begun(): Worker {
  const begun = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  begun.onmessage = hear;
  begun.onerror = (event) => (pocketState.broken = event.message || "worker");
  return begun;
}

function hear({ data }: MessageEvent<FromWorker>): void {
  switch (data.type) {
    case "answer":
      void inWords(data.status, data.text).then(waiting.get(data.id));
      waiting.delete(data.id);
      return;
    case "received":
      return sockets.get(data.connection)?.onmessage?.({ data: data.text });
    case "loading":
      pocketState.isElsewhere = false;
      pocketState.fetched = data.fetched / data.bytes;
      return;
    case "ready":
      pocketState.isElsewhere = false;
      pocketState.isReady = true;
      void keepForLater().catch(() => {}); // now, as it takes from the line what the start needs
      return;
    case "texts":
      void everyLanguage().then((texts) => tell({ type: "texts", texts }));
      return;
    case "elsewhere":
      pocketState.isElsewhere = true;
      return;
    case "broken":
      pocketState.broken = data.why;
  }
}

async function everyLanguage(): Promise<Extract<ToWorker, { type: "texts" }>["texts"]> {
  const spoken = Object.keys(LANGUAGES) as Language[];
  return Promise.all(spoken.map(async (language) => ({ language, texts: await textsOf(language) })));
}

/** A server says a refusal in words; the worker has no texts, but the page has. */
async function inWords(status: number, text: string): Promise<Response> {
  if (status < 400) return new Response(text, { status });
  const { line } = JSON.parse(text) as Problem;
  const words = new Translator(preferences.language, await load(preferences.language)).words(line);
  return new Response(JSON.stringify({ line, words } satisfies Problem), { status });
}

class WorkerSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState: number = WebSocket.CONNECTING;
  private readonly number = ++count;

  constructor() {
    sockets.set(this.number, this);
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    tell({ type: "said", connection: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    tell({ type: "closed", connection: this.number });
    queueMicrotask(() => this.onclose?.({ code: 1000 }));
  }
}

export const pocket: Transport = {
  ask(path: string, asked: Asked): Promise<Response> {
    if (path === "tables" && asked.body !== null) void navigator.storage?.persist?.(); // some browsers ask: not before a game begins
    if (path === "games") return fetch(`${ROOT}pocket/games.json`); // the first page need not wait for Python
    const id = ++count;
    return new Promise((done) => {
      waiting.set(id, done);
      const token = (asked.headers.authorization ?? "").replace("Bearer ", "");
      tell({ type: "fetch", id, path, token, body: asked.body });
    });
  },
  connect: () => new WorkerSocket(),
};

const AGAIN_MS = 3_600_000; // how often a page that stays open looks for a newer version

/** Keeps the page for when there is no network. A newer version waits until somebody takes it, in all tabs at once. */
async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // plain HTTP
  const registration = await navigator.serviceWorker.register(`${ROOT}sw.js`, { updateViaCache: "none" });
  const notice = (): void => {
    if (registration.waiting && registration.active) pocketState.waiting = registration.waiting;
  };
  const look = (): void => {
    if (!document.hidden) void registration.update().catch(() => {});
  };
  notice();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", notice));
  document.addEventListener("visibilitychange", look);
  setInterval(look, AGAIN_MS);
}

let isKept = navigator.serviceWorker?.controller != null;
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  if (isKept) location.reload(); // the files of this page are gone
  isKept = true;
});
