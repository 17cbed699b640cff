/**
 * Animates cards from their old to their new position.
 *
 * The visible cards are compared before and after a change. A card that is new in its zone comes
 * from where the same card disappeared, else from a given source, such as the stock.
 */
import { plain } from "../lib/cards";
import type { Card } from "../wire/commands";
import { drag } from "./drag.svelte";
import type { FlightTimes } from "./pace";

export interface VisibleCard {
  card: Card;
  /** "hand", "open", "meld-3" or "tray". */
  zone: string;
  box: DOMRect;
  element: HTMLElement;
}

export interface CardMove {
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  /** The card in its new position; null if it is not visible there. */
  element: HTMLElement | null;
}

/** The animations of cards in flight. */
const flying = new Set<Animation>();

/** All cards that are face up. */
export function visibleCards(root: ParentNode = document): VisibleCard[] {
  return [...root.querySelectorAll<HTMLElement>("[data-zone] [data-card]")].map((element) => ({
    card: element.dataset.card ?? "",
    zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "",
    box: element.getBoundingClientRect(),
    element,
  }));
}

/** Cards that appeared in or disappeared from each zone. */
export function differences(
  before: readonly VisibleCard[],
  after: readonly VisibleCard[],
): { came: VisibleCard[]; went: VisibleCard[] } {
  const went = [...before];
  const came = after.filter((one) => {
    const place = went.findIndex((other) => other.zone === one.zone && other.card === one.card);
    if (place >= 0) went.splice(place, 1);
    return place < 0;
  });
  return { came, went };
}

/** Matches cards that appeared with those that disappeared. `source` is the origin of the others. */
export function moves(
  before: readonly VisibleCard[],
  after: readonly VisibleCard[],
  source: (zone: string) => DOMRect | null,
): CardMove[] {
  const { came, went } = differences(before, after);
  const left = [...went];
  return came.flatMap((one) => {
    const place = left.findIndex(
      (other) => other.zone !== one.zone && plain(other.card) === plain(one.card),
    );
    const from = place >= 0 ? left.splice(place, 1)[0]?.box : source(one.zone);
    return from ? [{ card: one.card, from, to: one.box, element: one.element }] : [];
  });
}

/** Starts the move of a dropped card where it was released. */
function fromReleased(move: CardMove): CardMove {
  const released = drag.released;
  if (!released || performance.now() - released.at > 2000 || move.card === null) return move;
  const place = released.cards.findIndex(
    (card) => card === null || plain(card) === plain(move.card ?? ""),
  );
  if (place < 0) return move;
  released.cards = released.cards.filter((_, at) => at !== place);
  return { ...move, from: released.box };
}

/** Animates a copy of each card; the card itself is hidden until the copy arrives. */
export function animate(
  all: readonly CardMove[],
  back: HTMLElement | null,
  { stagger, duration }: FlightTimes,
): void {
  all.map(fromReleased).forEach(({ from, to, element, card }, at) => {
    const model = element ?? (card === null ? back : null);
    if (!model || to.width === 0 || from.width === 0) return;
    const copy = copyAt(model, to);
    const delay = at * stagger;
    const scale = from.width / to.width;
    const start = `translate(${String(from.left - to.left)}px, ${String(from.top - to.top)}px) scale(${String(scale)})`;
    const timing = {
      duration,
      delay,
      easing: "cubic-bezier(0.22, 0.8, 0.3, 1)",
      fill: "backwards",
    } as const;
    const flight = copy.animate([{ transform: start }, { transform: "none" }], timing);
    track(flight, () => copy.remove());
    const hiding = element?.animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: delay + duration,
    });
    if (hiding) track(hiding);
  });
}

function track(animation: Animation, atEnd?: () => void): void {
  flying.add(animation);
  const end = () => {
    flying.delete(animation);
    atEnd?.();
  };
  animation.finished.then(end, end);
}

export function areCardsInFlight(): boolean {
  return flying.size > 0;
}

/** Speeds up all cards in flight. */
export function speedUpFlights(factor: number): void {
  for (const one of flying) one.updatePlaybackRate(one.playbackRate * factor);
}

const SWEEP_SCALE = 0.3;

/** Sweeps copies of all melds to a place. Returns a function that shows the melds again. */
export function sweep(to: DOMRect, durationMs: number): () => void {
  const cards = [...document.querySelectorAll<HTMLElement>("[data-zone^=meld] [data-card]")];
  const ends = cards.map((card, at) => {
    const box = card.getBoundingClientRect();
    const copy = copyAt(card, box);
    const x = to.left + (to.width - box.width * SWEEP_SCALE) / 2 - box.left;
    const y = to.top + (to.height - box.height * SWEEP_SCALE) / 2 - box.top;
    const arrived = `translate(${String(x)}px, ${String(y)}px) scale(${String(SWEEP_SCALE)})`;
    const delay = (at / cards.length) * durationMs * 0.4;
    copy.animate(
      [
        { transform: "none" },
        { transform: arrived, offset: 0.9 },
        { transform: arrived, opacity: 0 },
      ],
      { duration: durationMs - delay, delay, easing: "cubic-bezier(0.5, 0, 0.3, 1)", fill: "both" },
    );
    const hiding = card.animate([{ opacity: 0 }, { opacity: 0 }], {
      duration: 1,
      fill: "forwards",
    });
    return () => {
      copy.remove();
      hiding.cancel();
    };
  });
  return () => {
    for (const end of ends) end();
  };
}

/** Adds a copy of a card above the page. */
function copyAt(model: HTMLElement, box: DOMRect): HTMLElement {
  const copy = model.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-card");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${String(box.left)}px`,
    top: `${String(box.top)}px`,
    width: `${String(box.width)}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(copy);
  return copy;
}

/** Whether animations are wanted and possible. */
export function canAnimate(wanted: boolean): boolean {
  return (
    wanted &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    document.visibilityState === "visible"
  );
}

export function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}
