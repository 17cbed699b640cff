/** Notifications of the system. The browser asks for permission only after a press on the page. */

/** Groups the notifications, so that a new one replaces the last. */
const TAG = "romme-turn";
const ICON = "/icon-192.png";
const ID_TIMEOUT_MS = 1000;
/** Number of notifications requested or removed. The latest request counts. */
let requests = 0;

export function canNotify(): boolean {
  return "Notification" in window;
}

/** Whether the player has forbidden notifications in the browser, where the page can't ask again. */
export function isBlocked(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** Asks for permission, if the player was not asked before. Returns whether it is granted. */
export async function askPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification that leads back to this page, if the page is hidden. */
export async function notify(title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const request = (requests += 1);
  const registration = await registered();
  const client = registration?.active ? await clientId(registration.active) : undefined;
  if (document.visibilityState !== "hidden" || request !== requests) return;
  const options = { body, tag: TAG, icon: ICON, data: { path: location.pathname, client } };
  try {
    // Phones only allow notifications of a service worker.
    if (registration) await registration.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  } catch {
    // Some systems refuse in spite of the permission. The page still makes a sound.
  }
}

/** Removes the notification, because the player is back or it is no longer true. */
export async function clearNotification(): Promise<void> {
  requests += 1;
  const registration = await registered();
  for (const one of (await registration?.getNotifications({ tag: TAG })) ?? []) one.close();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}

/** Asks the service worker for the id that this page has there; undefined if it does not answer. */
function clientId(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => settle(data);
    window.setTimeout(() => settle(undefined), ID_TIMEOUT_MS);
    worker.postMessage("client-id", [port2]);
  });
}
