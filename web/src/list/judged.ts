/** What an answer, or the lack of one, means for something that was sent. */
import { Problem } from "../lib/api";
import { isUnanswered, refusalOf } from "../tournament/requests";
import type { Outcome } from "./sender";

/** The key does not open this list, or there is no such list: all that waits goes on waiting. */
const LOCKING = new Set([
  "wrong-key",
  "no-right",
  "not-your-table",
  "no-tournament",
  "no-series",
  "no-table",
  "not-found",
]);

export function isLocking(code: string): boolean {
  return LOCKING.has(code);
}

export function judged(error: unknown): Exclude<Outcome, { is: "taken" }> {
  // An answer without a code is not the server's: the hall's Wi-Fi wants a password, say.
  const isForeign = error instanceof Problem && /^\d+$/.test(error.code);
  if (isUnanswered(error) || isForeign) return { is: "unheard" };
  const { code, message } = refusalOf(error);
  if (code === "too-many") return { is: "unheard" };
  return { is: isLocking(code) ? "locked" : "refused", code, message };
}
