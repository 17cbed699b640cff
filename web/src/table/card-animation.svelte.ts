/** Animates the cards of a table whenever they move. */
import { tick } from "svelte";

import { preferences } from "../lib/preferences.svelte";
import type { Picture } from "../wire/generated";
import {
  boxOf,
  visibleCards,
  animate,
  canAnimate,
  moves,
  type CardMove,
  type VisibleCard,
} from "./card-moves";
import { flightTimes, paceOf } from "./pace";
import type { Player } from "./player.svelte";

/** Sets up the animations. Call it while a component with a table is initialised. */
export function animateCards(getPicture: () => Picture | null, getPlayer: () => Player): void {
  let before: VisibleCard[] = [];
  let last: Picture | null = null;
  $effect.pre(() => {
    const picture = getPicture();
    const { hand, drafted, watched } = getPlayer();
    // Dependencies: cards may have moved when any of these changes.
    const dependencies = [picture, hand.cards, hand.aside, drafted];
    if (dependencies.length === 0 || picture === null || !canAnimate(preferences.motion)) return;
    before = visibleCards();
    const previous = last;
    last = picture;
    const pace = paceOf(picture);
    // The cards that the player arranges are not part of an update.
    const limitMs = picture === previous ? Infinity : (watched.landsMs ?? Infinity);
    if (pace === "instant" || limitMs === 0) return;
    void tick().then(() => {
      const flights = [
        ...moves(before, visibleCards(), (zone) => source(zone, previous, picture)),
        ...drawnByOthers(previous, picture),
      ];
      animate(
        flights,
        document.querySelector<HTMLElement>("[data-pile=stock] .card"),
        flightTimes(flights.length, pace, limitMs),
      );
    });
  });
}

/** The origin of a card that was not visible: the stock, or the player whose turn it was. */
function source(zone: string, previous: Picture | null, now: Picture): DOMRect | null {
  if (previous === null) return null;
  if (zone === "hand" || zone === "tray") return boxOf("[data-pile=stock] .card");
  const seat = previous.turn?.seat;
  return seat === now.seat
    ? boxOf("[data-zone=hand]")
    : boxOf(`[data-seat="${String(seat)}"] .face`);
}

/** Moves of cards that other players drew. */
function drawnByOthers(previous: Picture | null, now: Picture): CardMove[] {
  if (previous === null) return [];
  return now.counts.flatMap((count, place) => {
    const to = boxOf(`[data-seat="${String(place + 1)}"] .face`);
    const more = count - (previous.counts[place] ?? 0);
    if (place + 1 === now.seat || more <= 0 || !to) return [];
    const from = boxOf(
      now.stock < previous.stock ? "[data-pile=stock] .card" : "[data-pile=open] .card",
    );
    return from
      ? Array.from({ length: Math.min(more, 3) }, () => ({ card: null, from, to, element: null }))
      : [];
  });
}
