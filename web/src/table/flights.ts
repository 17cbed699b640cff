/**
 * Cards that move: what lay somewhere else before is seen to go where it lies now.
 *
 * The table is looked at before and after it changes. A card that is new in its place comes from
 * where the same card has gone, else from whoever has the turn, else from the stock.
 */
import { plain } from "../lib/cards";
import type { Card } from "../wire/commands";
import { drag } from "./drag.svelte";

export interface Seen {
  card: Card;
  /** "hand", "open", "meld-3", "tray": where it lies. */
  zone: string;
  box: DOMRect;
  element: HTMLElement;
}

export interface Move {
  card: Card | null;
  from: DOMRect;
  to: DOMRect;
  /** What shows the card in its new place; none for one that nobody sees any more. */
  element: HTMLElement | null;
}

const LASTS = 380;
const BETWEEN = 110;
const LONGEST = 1600;

/** All cards that lie open somewhere. */
export function cardsSeen(root: ParentNode = document): Seen[] {
  return [...root.querySelectorAll<HTMLElement>("[data-zone] [data-card]")].map((element) => ({
    card: element.dataset.card ?? "",
    zone: element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "",
    box: element.getBoundingClientRect(),
    element,
  }));
}

/** Cards that are there and were not, and those that were and are not: each zone by itself. */
export function differences(
  before: readonly Seen[],
  after: readonly Seen[],
): { came: Seen[]; went: Seen[] } {
  const went = [...before];
  const came = after.filter((one) => {
    const place = went.findIndex((other) => other.zone === one.zone && other.card === one.card);
    if (place >= 0) went.splice(place, 1);
    return place < 0;
  });
  return { came, went };
}

/** Which cards went where; `source` says where one comes from that nobody saw before. */
export function moves(
  before: readonly Seen[],
  after: readonly Seen[],
  source: (zone: string) => DOMRect | null,
): Move[] {
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

/** Takes into account that cards were let go somewhere by hand. */
function fromHand(move: Move): Move {
  const released = drag.released;
  if (!released || performance.now() - released.at > 2000 || move.card === null) return move;
  const place = released.cards.findIndex(
    (card) => card === null || plain(card) === plain(move.card ?? ""),
  );
  if (place < 0) return move;
  released.cards = released.cards.filter((_, at) => at !== place);
  return { ...move, from: released.box };
}

/** A copy flies; the card itself is hidden until it has arrived. */
export function fly(all: readonly Move[], back: HTMLElement | null): void {
  const between = Math.min(BETWEEN, LONGEST / Math.max(1, all.length));
  all.map(fromHand).forEach(({ from, to, element, card }, at) => {
    const model = element ?? (card === null ? back : null);
    if (!model || to.width === 0 || from.width === 0) return;
    const copy = model.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-card");
    copy.setAttribute("aria-hidden", "true");
    const delay = at * between;
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
      duration: LASTS,
      delay,
      easing: "cubic-bezier(0.22, 0.8, 0.3, 1)",
      fill: "backwards",
    } as const;
    const flight = copy.animate([{ transform: start }, { transform: "none" }], timing);
    element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + LASTS });
    const gone = () => copy.remove();
    flight.finished.then(gone, gone);
  });
}

/** Whether cards may move at all on this device. */
export function mayMove(wanted: boolean): boolean {
  return (
    wanted &&
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    document.visibilityState === "visible"
  );
}

export function boxOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}
