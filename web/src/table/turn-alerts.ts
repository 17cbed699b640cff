/** Draws the player's attention to their turn: a sound, a vibration, a notification. */
import { clearNotification, notify } from "../lib/notifications";
import { preferences } from "../lib/preferences.svelte";
import type { TableUpdate } from "../lib/watched-table.svelte";
import { say } from "../lib/words.svelte";
import type { Picture } from "../wire/generated";
import { shortName } from "./event-text";
import { flattenEvents } from "./news.svelte";
import { playSound } from "./sounds";

const CARD_EVENTS: ReadonlySet<string> = new Set([
  ...["drew", "laid-down", "laid-off", "swapped", "discarded", "dealt"],
]);
const VIBRATION_MS = [120, 80, 120];

/** Whether the player has to draw or to play, and no bot does it for them. */
export function isTurnOf(picture: Picture): boolean {
  const { seat, turn } = picture;
  if (picture.phase !== "playing" || seat === null || turn?.seat !== seat) return false;
  return turn.phase !== "cut" && picture.chairs[seat - 1]?.bridged === undefined;
}

/** Whether the player's turn has just come. */
export function hasTurnCome({ before, picture }: TableUpdate): boolean {
  return before !== null && isTurnOf(picture) && !isTurnOf(before);
}

/** Makes the sounds of an update whose cards have landed, and alerts the player to their turn. */
export function alertTo(update: TableUpdate): void {
  const happened = flattenEvents(update.events).map((event) => event.is);
  const isFast = update.picture.turn?.fast_forwarded === true;
  if (happened.includes("game-ended")) playSound("end");
  else if (!isFast && happened.some((one) => CARD_EVENTS.has(one))) playSound("card");
  if (hasTurnCome(update)) alertToTurn(update.picture);
  else if (update.before !== null && isTurnOf(update.before) && !isTurnOf(update.picture))
    void clearNotification();
}

function alertToTurn(picture: Picture): void {
  playSound("turn");
  if (preferences.vibration && "vibrate" in navigator) navigator.vibrate(VIBRATION_MS);
  if (preferences.notifications)
    void notify(
      say("page-your-turn"),
      say("page-notification-body", { rules: shortName(picture.rules.name) }),
    );
}

/** Removes the notification as soon as the page is visible. Returns a function that ends this. */
export function clearWhenSeen(): () => void {
  const clear = () => document.visibilityState === "visible" && void clearNotification();
  document.addEventListener("visibilitychange", clear);
  return () => document.removeEventListener("visibilitychange", clear);
}
