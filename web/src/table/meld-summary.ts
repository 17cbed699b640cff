/** A meld in few characters: on a tile when melds are collapsed, and in sentences. */
import { cardText, cardsText, cornerLetter, face, type Suit } from "../lib/cards";
import type { Card } from "../wire/commands";

export interface MeldSummary {
  /** "K" for a set, "5–8" for a run. */
  ranks: string;
  /** The suits of a set, the one suit of a run; null for a joker. */
  suits: (Suit | null)[];
}

/** Suits that a tile has room for. */
const MOST_SUITS = 4;

/** Returns what a tile shows. Jokers in a run name the card that they stand for. */
export function summarise(cards: readonly Card[]): MeldSummary {
  const faces = cards.map(face);
  const rank = (which: (typeof faces)[number] | undefined) => cornerLetter(which?.rank ?? "");
  if (isRun(cards))
    return {
      ranks: `${rank(faces[0])}–${rank(faces.at(-1))}`,
      suits: [faces.find((one) => one.suit !== null)?.suit ?? null],
    };
  return {
    ranks: rank(faces.find((one) => one.rank !== "")),
    suits: faces.map((one) => one.suit).slice(0, MOST_SUITS),
  };
}

/** Returns a meld as text: "♦5–♦7" for a run, "♣K ♠K ♥K" for a set. */
export function meldText(cards: readonly Card[]): string {
  if (!isRun(cards)) return cardsText(cards);
  const asNatural = (card: Card | undefined) => cardText((card ?? "").replace(/^\*(?=.)/, ""));
  return `${asNatural(cards[0])}–${asNatural(cards.at(-1))}`;
}

/** Whether the cards differ in rank. All cards of a set have the same. */
function isRun(cards: readonly Card[]): boolean {
  return new Set(cards.map((card) => face(card).rank).filter((rank) => rank !== "")).size > 1;
}
