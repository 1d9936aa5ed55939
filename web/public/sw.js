// The page of a server: while the server is away, the page that plays on this device opens instead. Nothing is kept here.
// It also shows the messages that the server sends to this browser, and leads to their table.
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

async function open(link) {
  const there = link.startsWith(self.registration.scope) ? link : self.registration.scope;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // At the table an address may go on: ?as=hand.
  const shown = pages.find((page) => page.url === there || page.url.startsWith(`${there}?`));
  return shown ? shown.focus() : clients.openWindow(there);
}

self.addEventListener("push", (event) => {
  const { words, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification("Speeltafel", { body: words, tag, data: link, icon: "icon-192.png" }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
