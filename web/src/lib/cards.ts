/** Cards as strings ("7C", "*", "*8H"), and how each language writes them. */
import type { Card } from "../wire/commands";
import { shownFace } from "./preferences.svelte";
import { say, language, type Language } from "./words.svelte";

export type Suit = "C" | "S" | "H" | "D";

export interface Face {
  joker: boolean;
  /** Rank and suit of the card, or of the card that a joker stands for; empty for a joker in hand. */
  rank: string;
  suit: Suit | null;
}

const RANKS = "A23456789TJQK";
const SUITS = "CSHD";
const SIGNS: Record<Suit, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
/** The corner letters of jack, queen and king. */
const COURT: Record<Language, string> = { lb: "BDK", de: "BDK", fr: "VDR", en: "JQK" };

export function face(card: Card): Face {
  const joker = card.startsWith("*");
  const shown = joker ? card.slice(1) : card;
  const suit = shown[1] as Suit | undefined;
  return { joker, rank: shown[0] ?? "", suit: suit ?? null };
}

/** The card as it is in the hand: a joker without the card that it stands for. */
export function plain(card: Card): Card {
  return card.startsWith("*") ? "*" : card;
}

export function corner(rank: string, language: Language): string {
  if (rank === "T") return "10";
  const court = rank === "" ? -1 : "JQK".indexOf(rank);
  return court < 0 ? rank : (COURT[language][court] ?? rank);
}

/** The language whose letters the jack, queen and king have in the corners of the cards. */
function cornerLanguage(): Language {
  return shownFace() === "german" ? "de" : language();
}

/** The letter of a rank in the corner of a card. */
export function cornerLetter(rank: string): string {
  return corner(rank, cornerLanguage());
}

/** A text with the letters of the cards on the screen: "♦D" for "♦Q" if the cards have German corners. */
export function withCornerLetters(text: string): string {
  const [from, to] = [COURT[language()], COURT[cornerLanguage()]];
  if (from === to) return text;
  const letters = new RegExp(`([♣♠♥♦])([${from}])(?!\\p{L})`, "gu");
  return text.replace(
    letters,
    (_, suit: string, letter: string) => suit + (to[from.indexOf(letter)] ?? letter),
  );
}

/** The name of a card for screen readers: "7 of hearts", "Joker as 6 of clubs". */
export function cardName(card: Card): string {
  const { joker, rank, suit } = face(card);
  if (suit === null) return say("page-card-joker");
  const what = say("page-card", { rank: corner(rank, language()), suit: say(`page-suit-${suit}`) });
  return joker ? say("page-card-joker-for", { card: what }) : what;
}

/**
 * The short text of a card, with the letters of the language: "♥7", "Joker", "Joker (♣6)". On the screen, it goes
 * through `withCornerLetters`.
 */
export function cardText(card: Card): string {
  const { joker, rank, suit } = face(card);
  if (suit === null) return say("card-joker");
  const text = say("card", { suit: SIGNS[suit], rank });
  return joker ? say("card-joker-for", { card: text }) : text;
}

export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardText).join(" ");
}

export function bySuit(one: Card, other: Card): number {
  return order(one, 100, 1) - order(other, 100, 1);
}

export function byRank(one: Card, other: Card): number {
  return order(one, 1, 10) - order(other, 1, 10);
}

function order(card: Card, suitWeight: number, rankWeight: number): number {
  if (card === "*") return 100_000;
  const { rank, suit } = face(card);
  return SUITS.indexOf(suit ?? "") * suitWeight + RANKS.indexOf(rank) * rankWeight;
}

/** Whether two lists hold the same cards in any order. What a joker stands for does not matter. */
export function sameCards(one: readonly Card[], other: readonly Card[]): boolean {
  if (one.length !== other.length) return false;
  const sorted = (cards: readonly Card[]) => cards.map(plain).sort().join(" ");
  return sorted(one) === sorted(other);
}

/** The cards that a step of a plan names. */
export function cardsOf(step: string): Card[] {
  const [verb, ...words] = step.split(" ");
  if (verb === "meld") return words;
  if (verb === "add") return words.slice(0, -2);
  if (verb === "swap" || verb === "discard") return words.slice(0, 1);
  return [];
}

/** The number of the meld that a step changes, from 1; 0 for a new meld. */
export function target(step: string): number {
  const words = step.split(" ");
  return words[0] === "add" || words[0] === "swap" ? Number(words.at(-1)) : 0;
}
