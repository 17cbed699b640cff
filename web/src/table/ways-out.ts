/** Ways to end a turn whose plan is unfinished. */
import { cardsOf, cardsText, cardText, plain } from "../lib/cards";
import { say } from "../lib/words.svelte";
import type { Card } from "../wire/commands";
import type { WayOut } from "../wire/generated";

/** A way out, and the text of its button. */
export interface Way extends WayOut {
  label: string;
}

/** The longest of the legal melds that can be laid with some of the cards; null if there is none. */
export function longestPart(steps: readonly string[], cards: readonly Card[]): string | null {
  let longest: string | null = null;
  for (const step of steps) {
    if (!step.startsWith("meld ") || !holds(cards, cardsOf(step))) continue;
    if (cardsOf(step).length > cardsOf(longest ?? "").length) longest = step;
  }
  return longest;
}

/** Adds labels. `committed`: number of steps that stay in any case. */
export function withLabels(
  ways: readonly WayOut[],
  committed: number,
  taken: Card | undefined,
): Way[] {
  return ways.map((way) => {
    const cards = cardsText(way.steps.slice(committed).flatMap(cardsOf));
    const isReturn = way.end === "return";
    const card = isReturn ? (taken ?? "") : cardText(cardsOf(way.end)[0] ?? "");
    const key = isReturn ? "page-way-return" : cards === "" ? "page-way-discard" : "page-way-part";
    return { ...way, label: say(key, { card: isReturn ? cardText(card) : card, cards }) };
  });
}

function holds(cards: readonly Card[], wanted: readonly Card[]): boolean {
  const left = cards.map(plain);
  return wanted.map(plain).every((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
