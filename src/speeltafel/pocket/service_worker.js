// The page without a network: everything of one version, kept together. `speeltafel pocket` fills in VERSION, FILES and LATER.
const VERSION = "@VERSION@";
// The SHA-256 of each file, so that no file of another version gets among them while a host is being updated.
const FILES = { "@FILES@": "" };
const LATER = { "@LATER@": "" }; // large: kept once somebody has needed them
const OURS = `speeltafel-${self.registration.scope}-`;
const NAME = OURS + VERSION;
const here = (file) => new URL(file, self.registration.scope).href;

async function isIt(answer, hash) {
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === hash;
}

/** That file as an older version has it; most files stay the same. */
async function older(file, hash) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(OURS) && (await (await caches.open(name)).match(here(file)));
    if (found && (await isIt(found, hash))) return found;
  }
  return null;
}

async function fetched(file, hash) {
  const fresh = await fetch(file, { cache: "no-cache" });
  if (!fresh.ok || !(await isIt(fresh, hash))) throw new Error(`${file} is of another version`);
  return fresh;
}

async function keepAll() {
  const cache = await caches.open(NAME);
  const keep = async ([file, hash]) => cache.put(here(file), (await older(file, hash)) ?? (await fetched(file, hash)));
  await Promise.all(Object.entries(FILES).map(keep));
  for (const [file, hash] of Object.entries(LATER)) {
    const found = await older(file, hash);
    if (found) await cache.put(here(file), found);
  }
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
  const file = Object.keys(LATER).find((name) => here(name) === request.url);
  if (file && fresh.ok && (await isIt(fresh, LATER[file]))) await cache.put(request, fresh.clone());
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
