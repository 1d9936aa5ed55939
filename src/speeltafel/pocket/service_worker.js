// The page without a network: everything of one version, kept together. `speeltafel pocket` fills in VERSION, FILES and LATER.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const LATER = ["@LATER@"];
const OURS = "speeltafel-";
const NAME = OURS + VERSION;

async function keepAll() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const found = await cache.match(request, { ignoreSearch: true });
  if (found) return found;
  const folder = new URL(request.url);
  folder.pathname += "/";
  if (request.mode === "navigate" && (await cache.match(folder, { ignoreSearch: true }))) return Response.redirect(folder.href);
  const fresh = await fetch(request);
  if (fresh.ok && LATER.some((name) => request.url.endsWith(name))) await cache.put(request, fresh.clone());
  return fresh;
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", ({ data }) => {
  if (data === "now") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
