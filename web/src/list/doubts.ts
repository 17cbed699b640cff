/** Finds counts that are implausible with real cards, so that the user confirms them (T11). */
import type { Count, Doubt } from "../wire/generated";

/** The doubts that the page detects itself. A newer server may know more. */
export const DOUBTS: readonly Doubt[] = ["no-cards", "too-few-unopened", "too-many"];

/** Pack size for which these bounds hold (T1). For other packs the server decides. */
const PACK_SIZE = 110;
/** Points of the lowest card. */
const MIN_POINTS = 2;
/** The thirteen lowest cards: eight twos and five threes. */
const MIN_UNOPENED_POINTS = 31;
/** The thirteen highest cards: six jokers and seven aces. */
const MAX_POINTS = 6 * 20 + 7 * 11;

/** The doubt about a count, or null. */
export function doubtOf(pack: number, count: Count): Doubt | null {
  if (count.card_points === 0) return "no-cards";
  if (pack !== PACK_SIZE) return null;
  if (count.card_points < MIN_POINTS) return "no-cards";
  if (count.hand === "unopened" && count.card_points < MIN_UNOPENED_POINTS)
    return "too-few-unopened";
  return count.card_points > MAX_POINTS ? "too-many" : null;
}
