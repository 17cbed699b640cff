/** Calls for the director: which are open, and for how long. */
import type { CallSeen } from "../wire/generated";

const MINUTE_MS = 60_000;

/** The calls that nobody has answered, the oldest first. */
export function openCalls(calls: readonly CallSeen[] | undefined): CallSeen[] {
  const open = (calls ?? []).filter((one) => one.answered_at === null); // missing in old snapshots
  return open.sort((one, other) => one.at - other.at);
}

/** Full minutes since a call was made; 0 if its time is unknown. */
export function minutesSince(at: number, now: number): number {
  return at > 0 ? Math.max(0, Math.floor((now - at) / MINUTE_MS)) : 0;
}
