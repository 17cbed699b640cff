/** Times for setting the clock of a series, in milliseconds since 1970 by the server's clock. */
import { asClock } from "../lib/duration";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export function inMinutes(now: number, minutes: number): number {
  return now + minutes * MINUTE_MS;
}

/** The planned length of a series; 0 if it has no planned end, or if its beginning is unknown. */
export function lengthMinutes(began: number, ends: number): number {
  return began > 0 && ends > 0 ? Math.round((ends - began) / MINUTE_MS) : 0;
}

/** The next time of day such as `16:30`, today or tomorrow; null if the text is invalid. */
export function nextAt(now: number, time: string): number | null {
  const [hours = NaN, minutes = NaN] = time.split(":").map(Number);
  if (Number.isNaN(hours) || Number.isNaN(minutes)) return null;
  const day = new Date(now);
  day.setHours(hours, minutes, 0, 0);
  const found = day.getTime();
  return found > now ? found : found + DAY_MS;
}

/** Time left: `1:04:09`, `4:09`; negative after the end. */
export function remainingText(ends: number, now: number): string {
  const seconds = Math.ceil((ends - now) / 1000);
  return (seconds < 0 ? "−" : "") + asClock(Math.abs(seconds));
}
