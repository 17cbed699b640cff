/**
 * Drag and drop with mouse, pen or finger.
 *
 * Drop targets are elements with `data-drop`. The source of the drag decides which ones accept it.
 */
import type { Card } from "../wire/commands";
import { nearest } from "./nearest-box";

/** A pointer that moves less than this has tapped. */
const TAP_RADIUS_PX = 9;
/** Maximum distance from a drop target. */
const DROP_DISTANCE_PX = 36;
const SCROLL_EDGE_PX = 56;

/** Maximum distance from a target that does not accept the cards. */
const REFUSAL_DISTANCE_PX = 6;

export interface DragLoad {
  cards: (Card | null)[];
  accepts: (place: string) => boolean;
  /** Called with the target, even if it does not accept the cards, so that the table says why. */
  drop: (place: string) => void;
  /** Called on every move, with the target or null. */
  over?: (place: string | null, x: number, y: number) => void;
  end?: () => void;
}

class Drag {
  load = $state.raw<DragLoad | null>(null);
  x = $state(0);
  y = $state(0);
  place = $state<string | null>(null);
  /** Where the cards were dropped; their animation starts there. */
  released: { cards: (Card | null)[]; box: DOMRect; at: number } | null = null;

  takes(place: string): boolean {
    return this.load?.accepts(place) ?? false;
  }
}

export const drag = new Drag();

/** The drop targets that accept the load, or those that do not. */
function dropTargets(
  load: DragLoad,
  { accepting }: { accepting: boolean },
): { name: string; left: number; top: number; right: number; bottom: number }[] {
  return [...document.querySelectorAll<HTMLElement>("[data-drop]")].flatMap((element) => {
    const name = element.dataset.drop ?? "";
    if (load.accepts(name) !== accepting) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [{ name, left, top, right, bottom }];
  });
}

/** Scrolls containers when the pointer is near their edge. */
function scrollAt(y: number): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-scrolls]")) {
    const { top, bottom } = element.getBoundingClientRect();
    if (y > top - SCROLL_EDGE_PX && y < top + SCROLL_EDGE_PX) element.scrollBy(0, -8);
    else if (y > bottom - SCROLL_EDGE_PX && y < bottom + SCROLL_EDGE_PX) element.scrollBy(0, 8);
  }
}

/** Handles `pointerdown` on something that can be dragged or tapped. */
export function press(event: PointerEvent, lift: () => DragLoad | null, tap: () => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX: startX, clientY: startY, pointerId } = event;
  let load: DragLoad | null = null;
  let refused = false;

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    const { clientX: x, clientY: y } = moved;
    if (load === null) {
      if (refused || Math.hypot(x - startX, y - startY) < TAP_RADIUS_PX) return;
      load = lift();
      if (load === null) {
        refused = true;
        return;
      }
      drag.load = load;
    }
    moved.preventDefault();
    [drag.x, drag.y] = [x, y];
    scrollAt(y);
    drag.place = nearest(dropTargets(load, { accepting: true }), x, y, DROP_DISTANCE_PX);
    load.over?.(drag.place, x, y);
  };
  const stop = () => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", up);
    window.removeEventListener("pointercancel", stop);
    window.removeEventListener("keydown", escape);
    load?.end?.();
    drag.load = drag.place = null;
  };
  const up = (ended: PointerEvent) => {
    if (ended.pointerId !== pointerId) return;
    const [place, carried] = [drag.place, load];
    const layer = document.querySelector("[data-carried] [data-card]");
    stop();
    if (carried === null) {
      if (!refused) tap();
    } else if (place !== null) {
      if (layer)
        drag.released = {
          cards: carried.cards,
          box: layer.getBoundingClientRect(),
          at: performance.now(),
        };
      carried.drop(place);
    } else {
      const others = dropTargets(carried, { accepting: false });
      const refusing = nearest(others, ended.clientX, ended.clientY, REFUSAL_DISTANCE_PX);
      if (refusing !== null) carried.drop(refusing);
    }
  };
  const escape = (pressed: KeyboardEvent) => {
    if (pressed.key === "Escape") stop();
  };
  window.addEventListener("pointermove", move, { passive: false });
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", stop);
  window.addEventListener("keydown", escape);
}
