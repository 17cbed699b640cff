/** The parts of the table to highlight for a hint. */
import { cardsOf, plain, target } from "../lib/cards";
import type { Card } from "../wire/commands";
import type { Pile } from "../wire/generated";
import type { Held } from "./hand.svelte";

export interface HintMarks {
  pile: Pile | null;
  /** Ids of cards in the hand. */
  ids: ReadonlySet<number>;
  /** Numbers of melds on the table. */
  melds: ReadonlySet<number>;
}

export const NO_MARKS: HintMarks = { pile: null, ids: new Set(), melds: new Set() };

/** The cards, melds and piles of a hint's moves, written as in game files. */
export function hintMarks(
  noted: readonly string[],
  hand: readonly Held[],
  lying: number,
): HintMarks {
  const moves = noted.map((move) => move.replace(/^\d+ /, "")); // without the seat
  const [first = ""] = moves;
  if (first.startsWith("draw "))
    return { ...NO_MARKS, pile: first === "draw open" ? "open" : "stock" };
  const wanted: Card[] = moves.flatMap(cardsOf).map(plain);
  const ids = hand.flatMap(({ id, card }) => {
    const place = wanted.indexOf(card);
    if (place >= 0) wanted.splice(place, 1);
    return place >= 0 ? [id] : [];
  });
  const melds = moves.map(target).filter((number) => number > 0 && number <= lying);
  return { pile: null, ids: new Set(ids), melds: new Set(melds) };
}
