/** The cards that somebody holds, in an order of their own, some of them picked or set aside. */
import { byRank, bySuit, plain } from "../lib/cards";
import { preferences, type Sort } from "../lib/preferences.svelte";
import type { Card } from "../wire/commands";
import type { Arranged } from "../wire/generated";
import { inOrder } from "./saved";

/** A card in hand: two sevens of clubs are two things to the eye. */
export interface Held {
  id: number;
  card: Card;
}

export class Hand {
  /** All cards that are not laid, those set aside too. */
  cards = $state.raw<Held[]>([]);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  /** Set aside for a new meld, in the order in which they came there. */
  aside = $state.raw<readonly number[]>([]);
  /** The card that came last, to be seen among the others. */
  fresh = $state<number | null>(null);

  #number = 0;

  /** Those in the fan. */
  readonly fanned = $derived(this.cards.filter((held) => !this.aside.includes(held.id)));

  /** Those set aside. */
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

  letGo(ids: ReadonlySet<number> = this.picked): void {
    this.picked = new Set([...this.picked].filter((id) => !ids.has(id)));
  }

  setAside(ids: readonly number[]): void {
    this.aside = [...this.aside, ...ids.filter((id) => !this.aside.includes(id))];
    this.letGo();
  }

  takeUp(ids: readonly number[] = this.aside): void {
    this.aside = this.aside.filter((id) => !ids.includes(id));
  }

  /** Puts a card in another place of the fan. */
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

  /** Puts the cards back as they were, where they still are the same. */
  restore(order: readonly Held[]): void {
    const ids = new Set(this.cards.map((held) => held.id));
    if (order.length === ids.size && order.every((held) => ids.has(held.id)))
      this.cards = [...order];
  }

  /** Holds just these cards, those that stay in their places; says whether some came or went. */
  hold(cards: readonly Card[], order: readonly Card[] = []): boolean {
    const left = [...cards];
    // Of two cards that look the same, the one goes that something was done with.
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
    const fresh = left.map((card) => ({ id: (this.#number += 1), card }));
    const first = this.cards.length === 0;
    this.cards = first ? inOrder(fresh, order) : [...kept, ...fresh];
    this.fresh = !first && fresh.length === 1 ? (fresh[0]?.id ?? null) : null;
    const ids = new Set(this.cards.map((held) => held.id));
    this.picked = new Set([...this.picked].filter((id) => ids.has(id)));
    this.aside = this.aside.filter((id) => ids.has(id));
    this.sort(preferences.sort);
    return true;
  }

  /** Sorts the hand; by melds only when the server has said which there are. */
  sort(how: Sort): void {
    if (how === "own" || how === "melds") return;
    const order = how === "rank" ? byRank : bySuit;
    this.cards = [...this.cards].sort((one, other) => order(one.card, other.card));
  }

  /** Melds first, then what is left. */
  arrange({ melds, left }: Arranged): void {
    const rest = [...left].sort(bySuit);
    this.cards = inOrder(this.cards, [...melds.flat().map(plain), ...rest]);
  }
}
