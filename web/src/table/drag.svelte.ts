/**
 * Dragging with mouse, pen or finger: what is carried, where it is, and over which place.
 *
 * Places are elements with `data-drop`; whether one takes what is carried, says who began to drag.
 */
import type { Card } from "../wire/commands";
import { nearest } from "./near";

/** A finger that moves less than this has tapped. */
const STILL = 9;
/** So far beside a place one may let go and still mean it. */
const BESIDE = 36;
const EDGE = 56;

export interface Load {
  cards: (Card | null)[];
  accepts: (place: string) => boolean;
  drop: (place: string) => void;
  /** While it is carried, over a place or over none. */
  over?: (place: string | null, x: number, y: number) => void;
  end?: () => void;
}

class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  place = $state<string | null>(null);
  /** Where the carried cards were let go: they move on from there. */
  released: { cards: (Card | null)[]; box: DOMRect; at: number } | null = null;

  takes(place: string): boolean {
    return this.load?.accepts(place) ?? false;
  }
}

export const drag = new Drag();

/** The places that would take what is carried now. */
function places(
  load: Load,
): { name: string; left: number; top: number; right: number; bottom: number }[] {
  return [...document.querySelectorAll<HTMLElement>("[data-drop]")].flatMap((element) => {
    const name = element.dataset.drop ?? "";
    if (!load.accepts(name)) return [];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [{ name, left, top, right, bottom }];
  });
}

/** Lets what is scrolled move on when something is held at its edge. */
function scrollAt(y: number): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-scrolls]")) {
    const { top, bottom } = element.getBoundingClientRect();
    if (y > top - EDGE && y < top + EDGE) element.scrollBy(0, -8);
    else if (y > bottom - EDGE && y < bottom + EDGE) element.scrollBy(0, 8);
  }
}

/** To be called when a pointer goes down on something that can be dragged or tapped. */
export function press(event: PointerEvent, lift: () => Load | null, tap: () => void): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX: startX, clientY: startY, pointerId } = event;
  let load: Load | null = null;
  let refused = false;

  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== pointerId) return;
    const { clientX: x, clientY: y } = moved;
    if (load === null) {
      if (refused || Math.hypot(x - startX, y - startY) < STILL) return;
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
    drag.place = nearest(places(load), x, y, BESIDE);
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
