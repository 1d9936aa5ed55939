/** The service worker of a server's page: it shows the messages that the server sends to this browser. */
import { expect, test } from "vitest";
import code from "../public/sw.js?raw";

type Listener = (event: object) => void;
const SCOPE = "https://games.example/speeltafel/";

/** The worker, with the pages that are open. */
function worker(...open: string[]): { happens: (type: string, event: object) => Promise<unknown>; did: unknown[][] } {
  const listeners: Record<string, Listener> = {};
  const did: unknown[][] = [];
  const self = {
    registration: { scope: SCOPE, showNotification: async (...it: unknown[]) => did.push(["shown", ...it]) },
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
  };
  const clients = {
    matchAll: async () => open.map((url) => ({ url, focus: async () => did.push(["focused", url]) })),
    openWindow: async (url: string) => did.push(["opened", url]),
  };
  new Function("self", "clients", "caches", code)(self, clients, {});
  const happens = (type: string, event: object): Promise<unknown> =>
    new Promise((done) => listeners[type]!({ ...event, waitUntil: (work: Promise<unknown>) => done(work) }));
  return { happens, did };
}

const pressed = (data: string): object => ({ notification: { data, close: () => {} } });

test("a message is shown, and a newer one takes its place", async () => {
  const { happens, did } = worker();
  const message = { words: "It's your turn: tricky", link: `${SCOPE}#/table/T`, tag: "T" };
  await happens("push", { data: { json: () => message } });
  expect(did).toEqual([["shown", "Speeltafel", { body: message.words, tag: "T", data: message.link, icon: "icon-192.png" }]]);
});

test("pressing it leads to the table, in the page that is open there", async () => {
  const link = `${SCOPE}#/table/T`;
  for (const page of [link, `${link}?as=hand`]) {
    const there = worker(`${SCOPE}#/table/TT`, page);
    await there.happens("notificationclick", pressed(link));
    expect(there.did).toEqual([["focused", page]]);
  }
  const elsewhere = worker(SCOPE);
  await elsewhere.happens("notificationclick", pressed(link));
  expect(elsewhere.did).toEqual([["opened", link]]);
});

test("it never leads to another site", async () => {
  const { happens, did } = worker();
  await happens("notificationclick", pressed("https://elsewhere.example/"));
  expect(did).toEqual([["opened", SCOPE]]);
});
