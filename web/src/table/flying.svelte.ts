/** Lets the cards of a table be seen to move, whatever moves them. */
import { tick } from "svelte";

import { preferences } from "../lib/preferences.svelte";
import type { Picture } from "../wire/generated";
import { boxOf, cardsSeen, fly, mayMove, moves, type Move, type Seen } from "./flights";
import type { Playing } from "./playing.svelte";

/** To be called while a component with a table is made; the table is looked at before and after it changes. */
export function flying(shown: () => Picture | null, player: () => Playing): void {
  let before: Seen[] = [];
  let last: Picture | null = null;
  $effect.pre(() => {
    const picture = shown();
    const { hand, drafted } = player();
    // Whatever of these changes, cards may have moved.
    const causes = [picture, hand.cards, hand.aside, drafted];
    if (causes.length === 0 || picture === null || !mayMove(preferences.motion)) return;
    before = cardsSeen();
    const was = last;
    last = picture;
    void tick().then(() =>
      fly(
        [
          ...moves(before, cardsSeen(), (zone) => source(zone, was, picture)),
          ...unseen(was, picture),
        ],
        document.querySelector<HTMLElement>("[data-pile=stock] .card"),
      ),
    );
  });
}

/** Where a card comes from that was not to be seen: the stock, or whoever had the turn. */
function source(zone: string, was: Picture | null, now: Picture): DOMRect | null {
  if (was === null) return null;
  if (zone === "hand" || zone === "tray") return boxOf("[data-pile=stock] .card");
  const seat = was.turn?.seat;
  return seat === now.seat
    ? boxOf("[data-zone=hand]")
    : boxOf(`[data-seat="${String(seat)}"] .face`);
}

/** Cards that others drew: one sees their backs, or the card that lay open. */
function unseen(was: Picture | null, now: Picture): Move[] {
  if (was === null) return [];
  return now.counts.flatMap((count, place) => {
    const to = boxOf(`[data-seat="${String(place + 1)}"] .face`);
    const more = count - (was.counts[place] ?? 0);
    if (place + 1 === now.seat || more <= 0 || !to) return [];
    const from = boxOf(
      now.stock < was.stock ? "[data-pile=stock] .card" : "[data-pile=open] .card",
    );
    return from
      ? Array.from({ length: Math.min(more, 3) }, () => ({ card: null, from, to, element: null }))
      : [];
  });
}
