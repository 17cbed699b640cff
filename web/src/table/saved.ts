/** What somebody has prepared at a table, kept on this device: a page that is loaded anew loses nothing. */
import type { Card } from "../wire/commands";
import type { Picture } from "../wire/generated";

export interface Saved {
  /** The turn that the steps belong to. */
  turn: string;
  steps: string[];
  /** The hand in the player's own order. */
  order: Card[];
}

const key = (table: string) => `romme-plan-${table}`;

/** What tells one turn from another; the cards themselves stay out of it. */
export function turnOf(picture: Picture): string {
  const laid = picture.melds.reduce((sum, meld) => sum + meld.cards.length, 0);
  return [picture.deal?.number, picture.stock, picture.open.length, laid, ...picture.counts].join(
    " ",
  );
}

export function load(table: string): Saved | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Saved | null;
    return found && Array.isArray(found.steps) && Array.isArray(found.order) ? found : null;
  } catch {
    return null;
  }
}

export function save(table: string, saved: Saved): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(saved));
  } catch {
    // A device without room for it forgets the plan when the page is loaded anew, and no more.
  }
}

/** Cards in an order that was saved; those that are new come last. */
export function inOrder<T extends { card: Card }>(
  cards: readonly T[],
  order: readonly Card[],
): T[] {
  const left = [...cards];
  const kept = order.flatMap((card) => {
    const place = left.findIndex((one) => one.card === card);
    return place < 0 ? [] : left.splice(place, 1);
  });
  return [...kept, ...left];
}
