/** Classifies the error of a sent command. */
import { Problem } from "../lib/api";
import { isUnanswered, refusalOf } from "../tournament/requests";
import type { Outcome } from "./sender";

/** Wrong key or unknown list: pending commands have to wait. */
const LOCKING_CODES = new Set([
  "wrong-key",
  "no-right",
  "not-your-table",
  "no-tournament",
  "no-series",
  "no-table",
  "not-found",
]);

export function isLocking(code: string): boolean {
  return LOCKING_CODES.has(code);
}

export function outcomeOf(error: unknown): Exclude<Outcome, { is: "taken" }> {
  // An answer without a code is not from our server, but from a captive portal, for instance.
  const isNotOurs = error instanceof Problem && /^\d+$/.test(error.code);
  if (isUnanswered(error) || isNotOurs) return { is: "unanswered" };
  const { code, message } = refusalOf(error);
  if (code === "too-many") return { is: "unanswered" };
  return { is: isLocking(code) ? "locked" : "refused", code, message };
}
