/** Paces the updates of a table, so that players see one move after the other. */
import { preferences } from "../lib/preferences.svelte";
import type { ReceivedUpdate, TableUpdate, WatchedTable } from "../lib/watched-table.svelte";
import { areCardsInFlight, canAnimate, speedUpFlights } from "./card-moves";
import { flattenEvents } from "./news.svelte";
import { cardsMoved, landingMs, paceOf } from "./pace";
import { UpdateQueue } from "./update-queue";

/**
 * Shows the updates of a table one after the other, and calls `landed` when the cards of each have
 * landed. Returns a function that ends this.
 */
export function paceUpdates(
  watched: WatchedTable,
  landed: (update: TableUpdate) => void,
): () => void {
  const told: TableUpdate[] = [];
  const stopListening = watched.on("happened", (update) => told.push(update));
  const queue = new UpdateQueue<ReceivedUpdate>({
    show: (update, landsMs) => {
      watched.landsMs = landsMs;
      watched.show(update.version, update.picture, update.events, update.at);
    },
    landed: () => {
      const update = told.shift();
      if (update) landed(update);
    },
    isFlying: areCardsInFlight,
    speedUp: speedUpFlights,
  });
  watched.presenter = (update) => {
    // After a reconnect, what was missed is shown without flights.
    const landsMs =
      !update.isComplete && canAnimate(preferences.motion)
        ? landingMs(cardsMoved(update.events, update.picture.seat), paceOf(update.picture))
        : 0;
    if (isUrgent(update, watched)) queue.addUrgent(update, landsMs);
    else queue.add(update, landsMs);
  };
  const flushIfHidden = () => document.visibilityState === "hidden" && queue.flush();
  document.addEventListener("visibilitychange", flushIfHidden);
  return () => {
    document.removeEventListener("visibilitychange", flushIfHidden);
    queue.flush();
    watched.presenter = null;
    stopListening();
  };
}

/** Whether the player waits for an update: they can act now, or it answers their own action. */
function isUrgent({ picture, events, isComplete }: ReceivedUpdate, shown: WatchedTable): boolean {
  const { seat, turn } = picture;
  if (isComplete || shown.picture === null) return true;
  if (seat === null) return false;
  const isMine = picture.phase === "playing" && (turn?.seat === seat || turn?.must_cut === true);
  return isMine || flattenEvents(events).some((event) => "seat" in event && event.seat === seat);
}
