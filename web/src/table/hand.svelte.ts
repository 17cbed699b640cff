/** The player's hand: order, picked cards, and cards set aside for a meld. */
import { byRank, bySuit, plain } from "../lib/cards";
import { preferences, type Sort } from "../lib/preferences.svelte";
import type { Card } from "../wire/commands";
import type { Arranged } from "../wire/generated";
import { inOrder } from "./saved-plan";

/** Cards that form a meld, side by side in a hand that is sorted by melds. */
export interface HandMeld {
  ids: readonly number[];
  /** The points that the meld would count; null if an older server does not say. */
  points: number | null;
}

/** A card in hand. The id distinguishes equal cards. */
export interface Held {
  id: number;
  card: Card;
}

export class Hand {
  /** All cards not laid yet, including those set aside. */
  cards = $state.raw<Held[]>([]);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  /** Ids of the cards set aside for a new meld, in order. */
  aside = $state.raw<readonly number[]>([]);
  /** Id of the card drawn last, to highlight it. */
  newest = $state<number | null>(null);

  /** The melds that the hand was last sorted into. */
  #melds = $state.raw<readonly HandMeld[]>([]);
  #number = 0;

  /** The cards shown in the fan. */
  readonly fanned = $derived(this.cards.filter((held) => !this.aside.includes(held.id)));

  /** The melds at the start of the fan, as long as the hand is sorted by melds. */
  readonly melds: readonly HandMeld[] = $derived.by(() => {
    const ids = this.#melds.flatMap((meld) => meld.ids);
    const isIntact = ids.every((id, place) => this.fanned[place]?.id === id);
    return preferences.sort === "melds" && isIntact ? this.#melds : [];
  });

  /** The cards set aside. */
  readonly tray = $derived(this.of(this.aside));

  of(ids: Iterable<number>): Held[] {
    return [...ids].flatMap((id) => this.cards.find((held) => held.id === id) ?? []);
  }

  faces(ids: Iterable<number>): Card[] {
    return this.of(ids).map((held) => held.card);
  }

  pick(id: number): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) picked.add(id);
    this.picked = picked;
  }

  unpick(ids: ReadonlySet<number> = this.picked): void {
    this.picked = new Set([...this.picked].filter((id) => !ids.has(id)));
  }

  setAside(ids: readonly number[]): void {
    this.aside = [...this.aside, ...ids.filter((id) => !this.aside.includes(id))];
    this.unpick();
  }

  putBack(ids: readonly number[] = this.aside): void {
    this.aside = this.aside.filter((id) => !ids.includes(id));
  }

  /** Moves a card within the fan. */
  move(id: number, to: number): void {
    const fanned = this.fanned;
    const from = fanned.findIndex((held) => held.id === id);
    const held = fanned[from];
    if (!held || from === to) return;
    const order = fanned.filter((one) => one.id !== id);
    order.splice(to, 0, held);
    this.cards = [...order, ...this.tray];
    preferences.sort = "own";
  }

  /** Restores an earlier order, if the cards are still the same. */
  restore(order: readonly Held[]): void {
    const ids = new Set(this.cards.map((held) => held.id));
    if (order.length === ids.size && order.every((held) => ids.has(held.id)))
      this.cards = [...order];
  }

  /** Sets the cards; those that stay keep their position. Returns whether anything changed. */
  setCards(cards: readonly Card[], order: readonly Card[] = []): boolean {
    const left = [...cards];
    // Of two equal cards, the picked one is removed first.
    const isUsed = ({ id }: Held) => Number(this.aside.includes(id) || this.picked.has(id));
    const stays = new Set<number>();
    for (const held of [...this.cards].sort((one, other) => isUsed(one) - isUsed(other))) {
      const place = left.indexOf(held.card);
      if (place < 0) continue;
      left.splice(place, 1);
      stays.add(held.id);
    }
    const kept = this.cards.filter((held) => stays.has(held.id));
    if (left.length === 0 && kept.length === this.cards.length) return false;
    const added = left.map((card) => ({ id: (this.#number += 1), card }));
    const first = this.cards.length === 0;
    this.cards = first ? inOrder(added, order) : [...kept, ...added];
    this.newest = !first && added.length === 1 ? (added[0]?.id ?? null) : null;
    const ids = new Set(this.cards.map((held) => held.id));
    this.picked = new Set([...this.picked].filter((id) => ids.has(id)));
    this.aside = this.aside.filter((id) => ids.has(id));
    this.sort(preferences.sort);
    return true;
  }

  /** Sorts the hand. Sorting by melds needs the server: see `arrange`. */
  sort(how: Sort): void {
    if (how === "own" || how === "melds") return;
    const order = how === "rank" ? byRank : bySuit;
    this.cards = [...this.cards].sort((one, other) => order(one.card, other.card));
  }

  /** Sorts the hand into melds, then the other cards. */
  arrange({ melds, left, points }: Arranged): void {
    const rest = [...left].sort(bySuit);
    this.cards = inOrder(this.cards, [...melds.flat().map(plain), ...rest]);
    let from = 0;
    this.#melds = melds.map((meld, place) => {
      const ids = this.cards.slice(from, (from += meld.length)).map((held) => held.id);
      return { ids, points: points?.[place] ?? null };
    });
  }
}
