// The page of a server: while the server is away, the page that plays on this device opens instead. Nothing is kept here.
const AWAY = [502, 503, 504]; // what a proxy answers then

async function answer(request) {
  const pocket = new URL("pocket/", self.registration.scope);
  const fresh = await fetch(request).catch(() => null);
  if (fresh && !AWAY.includes(fresh.status)) return fresh;
  if (await caches.match(pocket.href)) return Response.redirect(`${pocket.href}?away`);
  return fresh ?? Response.error();
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer(event.request));
});
