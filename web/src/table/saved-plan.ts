/** The plan and the order of the hand, stored per tab, so that a reload loses nothing. */
import type { Card } from "../wire/commands";
import type { Picture } from "../wire/generated";

export interface SavedPlan {
  /** Key of the turn that the steps belong to. */
  turn: string;
  steps: string[];
  /** The hand in the player's own order. */
  order: Card[];
}

const key = (table: string) => `romme-plan-${table}`;

/** A key for the current turn; contains no cards. */
export function turnKey(picture: Picture): string {
  const laid = picture.melds.reduce((sum, meld) => sum + meld.cards.length, 0);
  return [picture.deal?.number, picture.stock, picture.open.length, laid, ...picture.counts].join(
    " ",
  );
}

export function loadPlan(table: string): SavedPlan | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as SavedPlan | null;
    return found && Array.isArray(found.steps) && Array.isArray(found.order) ? found : null;
  } catch {
    return null;
  }
}

export function savePlan(table: string, saved: SavedPlan): void {
  try {
    sessionStorage.setItem(key(table), JSON.stringify(saved));
  } catch {
    // Without storage the plan is lost on reload, nothing else.
  }
}

/** Sorts cards by a saved order; new ones come last. */
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
