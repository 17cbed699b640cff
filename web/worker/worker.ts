/**
 * What the page can do without a network: show itself. Whatever the server says is never kept.
 *
 * All files of the page are kept when it is first seen. Their names change with what is in them, so
 * a kept one is never wrong; the page itself is asked for anew as long as there is a network.
 */
/** The files of this page and what tells it from another: put in when it is built. */
declare const __FILES__: string[];
declare const __NAME__: string;

const PAGE = "/";
/** Milliseconds that somebody waits for a network that is there but answers nothing. */
const PATIENCE = 4000;
const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener("install", (event) => {
  const keep = async (): Promise<void> => {
    const kept = await caches.open(__NAME__);
    await kept.addAll([PAGE, ...__FILES__]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name !== __NAME__);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, PAGE));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else event.respondWith(fresh(request, pathname));
});

/** As the server has it now, or as it was when there was a network. */
async function fresh(request: Request, known: string): Promise<Response> {
  const asked = fetch(request);
  try {
    return await Promise.race([asked, patience()]);
  } catch {
    return (await caches.match(known)) ?? (await asked);
  }
}

function patience(): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new Error("no answer")), PATIENCE));
}

/** As it is kept; what is not, such as another language, is kept from now on. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(__NAME__)).put(request, answer.clone());
  return answer;
}
