/**
 * The service worker: serves the page offline. Answers of the API are never cached.
 *
 * All files except translations are cached on installation, translations on use. File names
 * contain a hash of the contents, so a cached file is never stale. The HTML page is fetched from the
 * network whenever possible.
 */
/** The files of this build, and the name of its cache; injected by the build. */
declare const __FILES__: string[];
declare const __NAME__: string;

const PAGE = "/";
/** Timeout after which the cache is used. */
const NETWORK_TIMEOUT_MS = 4000;
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  const precache = async (): Promise<void> => {
    const cache = await caches.open(__NAME__);
    await cache.addAll([PAGE, ...__FILES__]);
    await worker.skipWaiting();
  };
  event.waitUntil(precache());
});

worker.addEventListener("activate", (event) => {
  const deleteOldCaches = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name !== __NAME__);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(deleteOldCaches());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(networkFirst(request, PAGE));
  else if (pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else event.respondWith(networkFirst(request, pathname));
});

/** Tells a page the id that it has here. */
worker.addEventListener("message", ({ data, source, ports: [port] }) => {
  if (data === "client-id" && source instanceof Client) port?.postMessage(source.id);
});

/**
 * A press on a notification shows the page that made it. The address of a client does not help to find it: it
 * is the one with which the page was loaded.
 */
worker.addEventListener("notificationclick", (event) => {
  const { path, client } = event.notification.data as { path: string; client?: string };
  const showPage = async (): Promise<void> => {
    const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = windows.find((one) => one.id === client);
    await (found ? found.focus() : worker.clients.openWindow(path));
  };
  event.notification.close();
  event.waitUntil(showPage());
});

/** Fetches from the network; on failure or timeout, uses the cache. */
async function networkFirst(request: Request, cachedAs: string): Promise<Response> {
  const fetched = fetch(request);
  try {
    return await Promise.race([fetched, timeout()]);
  } catch {
    return (await caches.match(cachedAs)) ?? (await fetched);
  }
}

function timeout(): Promise<never> {
  return new Promise((_, fail) =>
    setTimeout(() => fail(new Error("no answer")), NETWORK_TIMEOUT_MS),
  );
}

/** Serves from the cache; fetches and caches what is missing, such as another language. */
async function cacheFirst(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(__NAME__)).put(request, answer.clone());
  return answer;
}
