// Keeps the client on the device, so that it opens without a network, and each open page its own version.
//
// A page holds a lock named like the cache of its version for as long as it is open. A new version waits until a page of
// its own is there, and then forgets only the caches that no open page uses.
const VERSION = "{{version}}";
const CACHE = `client-${VERSION}`;
const FILES = {{files}};
const HOME = "/";

// What is never kept goes past this worker. It need not be woken for that, and a new version, which takes over when this
// one has nothing to do, is not held up by a page that only asks the house something.
const PAST = ["/api/*", "/version.txt"].map((urlPattern) => ({ condition: { urlPattern }, source: "network" }));

self.addEventListener("install", (event) => event.waitUntil((async () => {
  await event.addRoutes?.(PAST);
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  // The house may have been brought up to date between two of these files.
  const home = await (await cache.match(HOME)).text();
  if (home.includes("{{assets}}")) return;
  await caches.delete(CACHE);
  throw new Error("another version is there by now");
})()));

self.addEventListener("message", (event) => {
  if (event.data === VERSION) event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const { held = [] } = await navigator.locks?.query() ?? {};
  const used = new Set([CACHE, ...held.map(({ name }) => name)]);
  for (const key of await caches.keys()) {
    if (key.startsWith("client-") && !used.has(key)) await caches.delete(key);
  }
  await self.clients.claim();
})()));

/** The page from the house; the one kept here where it does not answer. */
async function page(request) {
  const kept = async () => (await caches.open(CACHE)).match(HOME);
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : await kept() ?? answer;
  } catch (error) {
    const home = await kept();
    if (home) return home;
    throw error;
  }
}

/** A file, of whichever version. */
const file = async (request) => await caches.match(request, { ignoreVary: true }) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin) return;
  const opens = event.request.mode === "navigate" && (pathname === HOME || pathname.startsWith("/t/"));
  if (opens) event.respondWith(page(event.request));
  else if (pathname.startsWith("/a/") || pathname === "/manifest.webmanifest") event.respondWith(file(event.request));
});

// Whoever is told of their turn comes back to the table: the page that shows it, or a new one.
self.addEventListener("notificationclick", (event) => event.waitUntil((async () => {
  event.notification.close();
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === event.notification.data);
  await (shown ? shown.focus() : self.clients.openWindow(event.notification.data));
})()));
