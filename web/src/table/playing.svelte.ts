/**
 * What a player does in front of the table: cards in an order of their own, some of them picked, some
 * of them staged as a plan of the turn. Whether a plan is right, the server says.
 */
import { byRank, bySuit, cardsOf, plain, sameCards, target } from "../lib/cards";
import { line, Refusal, type Watched } from "../lib/socket.svelte";
import { taste } from "../lib/taste.svelte";
import type { Advice, Card, Drafted, Refused } from "../lib/wire";

/** A card in hand: two sevens of clubs are two things to the eye. */
export interface Held {
  id: number;
  card: Card;
}

export class Playing {
  readonly watched: Watched;
  hand = $state.raw<Held[]>([]);
  picked = $state.raw<ReadonlySet<number>>(new Set());
  steps = $state.raw<string[]>([]);
  drafted = $state.raw<Drafted | null>(null);
  refused = $state.raw<Refused | null>(null);
  advice = $state.raw<Advice[] | null>(null);
  /** Several ways to lay the picked cards: the player says which one. */
  choices = $state.raw<string[]>([]);
  busy = $state(false);

  #number = 0;
  #asked = 0;

  constructor(watched: Watched) {
    this.watched = watched;
  }

  get mayDraw(): ("stock" | "open")[] {
    return this.watched.picture?.turn?.may_draw ?? [];
  }

  /** Whether this player is to lay and discard now. */
  get isPlaying(): boolean {
    const picture = this.watched.picture;
    const turn = picture?.turn;
    return picture?.phase === "playing" && turn?.phase === "play" && turn.seat === picture.seat;
  }

  get cards(): Card[] {
    return this.hand.filter((held) => this.picked.has(held.id)).map((held) => held.card);
  }

  /** The steps that lay just what is picked. */
  get possible(): string[] {
    const cards = this.cards;
    if (!this.drafted || cards.length === 0) return [];
    return this.drafted.steps.filter((step) => sameCards(cardsOf(step), cards));
  }

  /** The melds, counted from 1, onto which the picked cards fit. */
  get targets(): ReadonlySet<number> {
    return new Set(this.possible.map(target).filter((number) => number > 0));
  }

  get melding(): string[] {
    return this.possible.filter((step) => target(step) === 0);
  }

  get mayDiscard(): boolean {
    const [card, ...more] = this.cards;
    return card !== undefined && more.length === 0 && this.ends.includes(`discard ${card}`);
  }

  get ends(): string[] {
    return this.drafted?.ends ?? [];
  }

  /** Takes over what has happened: cards that came or went, a turn that began or ended. */
  look(): void {
    const picture = this.watched.picture;
    if (!picture) return;
    if (!this.isPlaying) {
      this.steps = [];
      this.drafted = null;
      this.choices = [];
      this.#hold(picture.hand);
      return;
    }
    if (this.drafted === null) {
      this.steps = picture.turn?.staged ?? [];
      this.#hold(picture.hand);
      void this.#draft(this.steps);
    }
  }

  pick(id: number): void {
    const picked = new Set(this.picked);
    if (!picked.delete(id)) picked.add(id);
    this.picked = picked;
    this.refused = null;
    this.choices = [];
  }

  move(id: number, to: number): void {
    const from = this.hand.findIndex((held) => held.id === id);
    const held = this.hand[from];
    if (!held || from === to) return;
    const hand = this.hand.filter((one) => one.id !== id);
    hand.splice(to, 0, held);
    this.hand = hand;
    taste.sort = "own";
  }

  sort(how: "suit" | "rank"): void {
    taste.sort = how;
    this.#arrange();
  }

  draw(pile: "stock" | "open"): Promise<void> {
    return this.#do({ do: "draw", pile });
  }

  cut(lifted: number): Promise<void> {
    return this.#do({ do: "cut", lifted });
  }

  /** Stages a step; if the picked cards can be laid in several ways, asks which. */
  async stage(steps: string[]): Promise<void> {
    const [step, ...others] = steps;
    if (step === undefined) return;
    if (others.length > 0) {
      this.choices = steps;
      return;
    }
    this.choices = [];
    await this.#draft([...this.steps, step]);
  }

  async takeBack(): Promise<void> {
    await this.#draft(this.steps.slice(0, -1));
  }

  discard(): Promise<void> {
    return this.end(`discard ${this.cards[0] ?? ""}`);
  }

  end(end: string | null): Promise<void> {
    return this.#do({ do: "play", steps: this.steps, end });
  }

  async hint(): Promise<void> {
    this.busy = true;
    try {
      const at = this.watched.version;
      const answer = await line.command(this.watched.name, { do: "hint", at });
      if (answer.is === "hinted") this.advice = answer.advice;
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.busy = false;
    }
  }

  async simple(command: string): Promise<void> {
    await this.#send({ do: command });
  }

  async #do(command: Record<string, unknown>): Promise<void> {
    await this.#send({ ...command, at: this.watched.version });
  }

  async #send(command: Record<string, unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    this.advice = null;
    try {
      await line.command(this.watched.name, command);
      this.picked = new Set();
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.busy = false;
    }
  }

  async #draft(steps: string[]): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const at = this.watched.version;
      const answer = await line.command(this.watched.name, { do: "draft", at, steps });
      if (answer.is !== "drafted" || asked !== this.#asked || !this.isPlaying) return;
      this.steps = steps;
      this.drafted = answer;
      this.refused = null;
      this.picked = new Set();
      this.#hold(answer.left);
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof Refusal && error.refused.code !== "stale") this.refused = error.refused;
  }

  /** Holds just these cards, those that stay in their places. */
  #hold(cards: readonly Card[]): void {
    const left = [...cards];
    const kept = this.hand.filter((held) => {
      const place = left.indexOf(held.card);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
    const fresh = left.map((card) => ({ id: (this.#number += 1), card }));
    if (fresh.length === 0 && kept.length === this.hand.length) return;
    this.hand = [...kept, ...fresh];
    const ids = new Set(this.hand.map((held) => held.id));
    this.picked = new Set([...this.picked].filter((id) => ids.has(id)));
    if (taste.sort !== "own") this.#arrange();
  }

  #arrange(): void {
    const order = taste.sort === "rank" ? byRank : bySuit;
    this.hand = [...this.hand].sort((one, other) => order(one.card, other.card));
  }
}

/** What tells two ways apart to lay the same cards: what the jokers stand for, and where. */
export function difference(step: string): Card[] {
  return cardsOf(step).filter((card) => card !== plain(card));
}
