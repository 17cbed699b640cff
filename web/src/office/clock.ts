/** The clock of a series. Times are milliseconds since 1970, as the server counts them. */
import { asClock } from "../lib/duration";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function inMinutes(now: number, minutes: number): number {
  return now + minutes * MINUTE;
}

/** The next moment at which a clock on the wall shows a time such as `16:30`. */
export function nextAt(now: number, time: string): number | null {
  const [hours = NaN, minutes = NaN] = time.split(":").map(Number);
  if (Number.isNaN(hours) || Number.isNaN(minutes)) return null;
  const day = new Date(now);
  day.setHours(hours, minutes, 0, 0);
  const found = day.getTime();
  return found > now ? found : found + DAY;
}

/** What is left, as a clock shows it: `1:04:09`, `4:09`; below nothing it counts on with a minus. */
export function left(ends: number, now: number): string {
  const seconds = Math.ceil((ends - now) / 1000);
  return (seconds < 0 ? "−" : "") + asClock(Math.abs(seconds));
}
