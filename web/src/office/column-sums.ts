/** Column sums from the paper, compared with those of the list (T13). */
import type { FootSeen } from "../wire/generated";

/** The sums of one seat as typed. */
export interface TypedSum {
  rating: string;
  cards: string;
}

/** A sum that differs from the list. */
export interface WrongSum {
  seat: number;
  kind: "rating" | "cards";
  typed: number;
  computed: number;
}

/** Parses a sum; null if nothing valid is typed. */
export function readSum(text: string): number | null {
  const typed = text.trim().replace("−", "-");
  return /^-?\d{1,4}$/.test(typed) ? Number(typed) : null;
}

/** The sums that differ, by seat. */
export function wrongSums(typed: TypedSum[], feet: FootSeen[]): WrongSum[] {
  return feet.flatMap((foot, at) => {
    const found: WrongSum[] = [];
    const rating = readSum(typed[at]?.rating ?? "");
    const cards = readSum(typed[at]?.cards ?? "");
    const seat = at + 1;
    if (rating !== null && rating !== foot.rating)
      found.push({ seat, kind: "rating", typed: rating, computed: foot.rating });
    if (cards !== null && cards !== foot.card_points)
      found.push({ seat, kind: "cards", typed: cards, computed: foot.card_points });
    return found;
  });
}
