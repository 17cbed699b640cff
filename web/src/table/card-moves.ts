/**
 * Animates cards from their old to their new position.
 *
 * The visible cards are compared before and after a change. A card that is new in its zone comes
 * from where the same card disappeared, else from a given source, such as the stock.
 */
import { plain } from "../lib/cards";
import type { Card } from "../wire/commands";
import { drag } from "./drag.svelte";

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

const DURATION_MS = 380;
const STAGGER_MS = 110;
const MAX_TOTAL_MS = 1600;

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
export function animate(all: readonly CardMove[], back: HTMLElement | null): void {
  const stagger = Math.min(STAGGER_MS, MAX_TOTAL_MS / Math.max(1, all.length));
  all.map(fromReleased).forEach(({ from, to, element, card }, at) => {
    const model = element ?? (card === null ? back : null);
    if (!model || to.width === 0 || from.width === 0) return;
    const copy = model.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-card");
    copy.setAttribute("aria-hidden", "true");
    const delay = at * stagger;
    const scale = from.width / to.width;
    Object.assign(copy.style, {
      position: "fixed",
      left: `${String(to.left)}px`,
      top: `${String(to.top)}px`,
      width: `${String(to.width)}px`,
      margin: "0",
      zIndex: "40",
      pointerEvents: "none",
      transformOrigin: "0 0",
    });
    document.body.append(copy);
    const start = `translate(${String(from.left - to.left)}px, ${String(from.top - to.top)}px) scale(${String(scale)})`;
    const timing = {
      duration: DURATION_MS,
      delay,
      easing: "cubic-bezier(0.22, 0.8, 0.3, 1)",
      fill: "backwards",
    } as const;
    const flight = copy.animate([{ transform: start }, { transform: "none" }], timing);
    element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + DURATION_MS });
    const removeCopy = () => copy.remove();
    flight.finished.then(removeCopy, removeCopy);
  });
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
