// Keeps the client on the device, so that it opens without a network.
const CACHE = "client-{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await self.skipWaiting();
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const key of await caches.keys()) {
    if (key.startsWith("client-") && key !== CACHE) await caches.delete(key);
  }
  await self.clients.claim();
})()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const ours = event.request.method === "GET" && url.origin === location.origin;
  if (!ours || url.pathname.startsWith("/api/") || url.pathname.startsWith("/ws")) return;
  event.respondWith(event.request.mode === "navigate"
    ? fetch(event.request).catch(() => caches.match("/", { ignoreSearch: true }))
    : caches.match(event.request, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
