/** The clock of a series: how much time is left, and what a hall is told about it. */
import { asClock } from "../lib/duration";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `ten` and `five`: at most so many minutes are left; `over`: the game that is on is the last. */
export type Warning = "" | "ten" | "five" | "over";

export interface Left {
  warning: Warning;
  /** `1:05:00`, `59:59`, `0:07`; nothing is counted behind the end. */
  text: string;
  /** Full minutes, for words. */
  minutes: number;
}

/** What is left until a time, both by the server's clock; null where no clock is set. */
export function leftOf(clock: number, now: number): Left | null {
  if (clock === 0) return null;
  // The last second is shown as 0:01 until it is over.
  const seconds = Math.max(0, Math.ceil((clock - now) / SECOND));
  const minutes = Math.floor(seconds / 60);
  return { warning: warningOf(seconds * SECOND), text: asClock(seconds), minutes };
}

function warningOf(left: number): Warning {
  if (left === 0) return "over";
  if (left <= 5 * MINUTE) return "five";
  return left <= 10 * MINUTE ? "ten" : "";
}
