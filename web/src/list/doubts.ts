/** What is hardly possible with real cards, and is asked about before it is taken (T11). */
import type { Count, Doubt } from "../wire/generated";

/** Those that the page finds itself: a later server may know more. */
export const DOUBTS: readonly Doubt[] = ["no-cards", "too-few-unopened", "too-many"];

/** The pack for which these bounds were worked out (T1); of another one the server is asked. */
const PACK = 110;
/** The lowest card. */
const LEAST = 2;
/** The thirteen lowest cards: eight twos and five threes. */
const WHOLE_HAND = 31;
/** The thirteen dearest: six jokers and seven aces. */
const MOST = 6 * 20 + 7 * 11;

/** What looks mistyped in a count. */
export function doubtOf(pack: number, count: Count): Doubt | null {
  if (count.card_points === 0) return "no-cards";
  if (pack !== PACK) return null;
  if (count.card_points < LEAST) return "no-cards";
  if (count.hand === "unopened" && count.card_points < WHOLE_HAND) return "too-few-unopened";
  return count.card_points > MOST ? "too-many" : null;
}
