/** Notifications of the system. The browser asks for permission only after a press on the page. */

/** Groups the notifications, so that a new one replaces the last. */
const TAG = "romme-turn";
const ICON = "/icon-192.png";

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
  const registration = await registered();
  if (document.visibilityState !== "hidden") return;
  const options = { body, tag: TAG, icon: ICON, data: { path: location.pathname } };
  // Phones only allow notifications of a service worker.
  if (registration) await registration.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}

/** Removes the notification, because the player is back or it is no longer true. */
export async function clearNotification(): Promise<void> {
  const registration = await registered();
  for (const one of (await registration?.getNotifications({ tag: TAG })) ?? []) one.close();
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? registration : undefined;
}
